// Loaded before the page's own scripts: a tab remembers who looks and where, and comes back by itself after a restart.

const ask = window.fetch.bind(window);
const remembered = (name) => sessionStorage.getItem(name);

function noticed(response) {
  const place = response.headers.get("X-Sandbox-Place");
  if (place !== null) {
    sessionStorage.setItem("place", decodeURIComponent(place));
    document.dispatchEvent(new Event("place"));
  }
  return response;
}

async function openPage(path, options) {
  const wish = { viewer_id: remembered("viewer"), place: remembered("place") };
  const opened = await ask(path, { ...options, body: JSON.stringify(wish) });
  return noticed(opened.ok ? opened : await ask(path, options));
}

// A message that has changed is drawn again. Not under a finger, though: the tap would be lost with the old button.
let released = Promise.resolve();
document.addEventListener("pointerdown", () => {
  released = new Promise((release) => {
    const afterTheClick = () => setTimeout(release);
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, afterTheClick, { once: true });
  });
}, { capture: true });

window.fetch = async (path, options) => {
  if (path === "/api/pages") return openPage(path, options);
  const response = await ask(path, options);
  if (path === "/api/state") await released;
  if (response.status === 410) location.reload(); // the sandbox was restarted
  return noticed(response);
};

// Lead this page to a thread, by its id or name, or back to the channel; perhaps to one of the messages there.
window.goTo = async (place, message) => {
  const headers = {
    "X-Simcord-Capability": location.hash.slice(1),
    "X-Simcord-Context": window.simcordPreview.contextId,
    "Content-Type": "application/json",
  };
  return noticed(await ask("/api/pages", { method: "POST", headers, body: JSON.stringify({ place, message }) }));
};

document.addEventListener("change", ({ target }) => {
  if (target.id === "viewer-picker") sessionStorage.setItem("viewer", target.value);
}, { capture: true });
