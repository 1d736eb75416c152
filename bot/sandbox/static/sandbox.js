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

// It stays at the end when something new comes or a message grows. The page does so, too, unless it draws twice in a row:
// then it takes what it has just added for something that the person has scrolled away from.
let atEnd = true;
const isAtEnd = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight <= 1;
timeline.addEventListener("scroll", () => { atEnd = isAtEnd(); }, { passive: true });
new MutationObserver(() => {
  if (atEnd) timeline.scrollTop = timeline.scrollHeight;
}).observe(list, { childList: true, subtree: true });

// It opens threads: from the message a thread belongs to, from a mention, from a link. A link may lead to one message.
const LINK = "a[href^='https://discord.com/channels/']";

function linked(target) {
  const link = target.closest(LINK);
  if (link) return new URL(link.href).pathname.split("/").slice(3);
  const mention = target.closest(".mention");
  if (mention?.textContent.startsWith("#")) return [mention.textContent.slice(1)];
  const summary = target.closest(".thread-summary");
  return summary && [summary.closest("[data-message-id]").dataset.messageId];
}

async function open(place, message = "") {
  const shown = list.querySelector(`[data-message-id="${CSS.escape(message)}"]`);
  if (shown) return shown.scrollIntoView({ block: "nearest" });
  const { ok } = await window.goTo(place, message);
  if (!ok) return;
  // The page keeps to the end, or else to what it has shown last.
  timeline.scrollTop = timeline.scrollHeight;
  atEnd = true;
  document.getElementById("refresh").click();
}

list.addEventListener("click", (event) => {
  const place = event.target instanceof Element && linked(event.target);
  if (!place) return;
  event.preventDefault();
  open(...place);
});

// It puts a command that is named somewhere into the composer, ready to be sent.
const composer = () => document.getElementById("channel-composer-input");

function useCommand(name) {
  document.querySelector(".command-context-close")?.click();
  composer().focus();
  composer().value = name;
  composer().dispatchEvent(new InputEvent("input", { bubbles: true }));
  const pick = () => {
    const titles = [...document.querySelectorAll(".command-entry-title strong")];
    const entry = titles.find(({ textContent }) => textContent === name);
    if (entry || composer().value !== name) waiting.disconnect();
    entry?.click();
  };
  const waiting = new MutationObserver(pick); // the commands may still be on their way
  waiting.observe(composer().form, { childList: true, subtree: true });
  pick();
}

list.addEventListener("click", ({ target }) => {
  const mention = target instanceof Element && target.closest(".command-mention");
  if (mention) useCommand(mention.textContent);
});

// It leads back from a thread.
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

// It doesn't say that a tap did what it was for. What is under way ends with dots here, what went wrong with a full stop.
const outcome = document.getElementById("action-status");
const quieten = () => outcome.classList.toggle("as-expected", !/[.…]$/.test(outcome.textContent));
new MutationObserver(quieten).observe(outcome, { childList: true, characterData: true, subtree: true });
quieten();

// A tap on a menu's "Apply" counts. While the page asks for the people in it, it takes nothing else: that tap would close
// the menu and lose what was chosen. It's made again once the page listens.
const APPLY = ".select-apply";
const onApply = ({ target }) => target instanceof Element && target.closest(APPLY) !== null;
let pressed = false;
let unheard = false;
const begun = (event) => { pressed = onApply(event); unheard = false; };
for (const begin of ["pointerdown", "keydown"]) document.addEventListener(begin, begun, { capture: true });
document.addEventListener("pointerup", (event) => {
  unheard = pressed && onApply(event);
  pressed = false;
}, { capture: true });
document.addEventListener("click", () => { unheard = false; }, { capture: true });
document.addEventListener("focusout", (event) => {
  if (pressed || unheard) event.stopImmediatePropagation();
}, { capture: true });
new MutationObserver(() => {
  if (unheard) list.querySelector(`.select-list:popover-open ${APPLY}:enabled`)?.click();
}).observe(list, { attributeFilter: ["disabled"], childList: true, subtree: true });
