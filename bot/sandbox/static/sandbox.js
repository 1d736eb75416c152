// What Discord's own client does and the page doesn't.

const list = document.getElementById("channel-message-list");
const timeline = document.getElementById("channel-timeline");

// It scrolls to the answer to what a person did.
new MutationObserver((changes) => {
  const outcomes = window.simcordPreview.lastAction?.outcomes ?? [];
  const answers = new Set(outcomes.map(({ messageId }) => messageId));
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (added.some((node) => answers.has(node.dataset?.messageId))) timeline.scrollTop = timeline.scrollHeight;
}).observe(list, { childList: true });

// It opens threads: from the message a thread belongs to, from a mention, from a link.
const LINK = "a[href^='https://discord.com/channels/']";

function linked(target) {
  const link = target.closest(LINK);
  if (link) return new URL(link.href).pathname.split("/")[3];
  const mention = target.closest(".mention");
  if (mention?.textContent.startsWith("#")) return mention.textContent.slice(1);
  return target.closest(".thread-summary")?.closest("[data-message-id]").dataset.messageId;
}

async function open(place) {
  const { ok } = await window.goTo(place);
  if (ok) document.getElementById("refresh").click();
}

list.addEventListener("click", (event) => {
  const place = event.target instanceof Element && linked(event.target);
  if (!place) return;
  event.preventDefault();
  open(place);
});

// And it leads back from there.
const back = document.createElement("button");
back.id = "leave-thread";
back.type = "button";
back.textContent = "←";
back.title = "Back to the channel";
back.setAttribute("aria-label", back.title);
back.addEventListener("click", () => open(""));
document.querySelector(".channel-header").prepend(back);

const show = () => { back.hidden = !sessionStorage.getItem("place"); };
document.addEventListener("place", show);
show();
