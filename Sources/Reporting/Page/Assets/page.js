// What holds the page together: links into the player, the small pictures, light and dark.

/** What a link of the page asks the player for; null for any other link. */
const asked = (hash) => {
  const values = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  if (!values.step) return null;
  for (const name of ["recording", "gesture", "offset"]) {
    if (name in values) values[name] = Number(values[name]);
  }
  return values;
};

const startPlayer = (runs) => {
  const root = document.querySelector("[data-player]");
  if (!root) return;
  if (!runs.length) {
    root.append(make("p", { class: "note" }, "Nothing was recorded."));
    return;
  }
  const player = new Player(root, runs);
  const follow = (hash) => {
    const wanted = asked(hash);
    if (!wanted) return false;
    player.play(wanted);
    for (const link of document.querySelectorAll("a[aria-current]")) {
      link.removeAttribute("aria-current");
    }
    for (const link of document.querySelectorAll("a[href]")) {
      if (link.getAttribute("href") === hash) link.setAttribute("aria-current", "true");
    }
    return true;
  };
  document.addEventListener("click", (event) => {
    const hash = event.target.closest?.("a[href^='#step=']")?.getAttribute("href");
    if (!hash || event.ctrlKey || event.metaKey || event.shiftKey || !follow(hash)) return;
    event.preventDefault();
    history.replaceState(null, "", hash);
    const title = document.getElementById("player-title");
    const isBeside = getComputedStyle(document.getElementById("player")).position === "sticky";
    title.focus({ preventScroll: isBeside });
    if (!isBeside) title.scrollIntoView({ block: "start" });
  });
  addEventListener("hashchange", () => follow(location.hash));
  if (!follow(location.hash)) follow(root.dataset.player);
};

/** Draws the small pictures of a page of differences, each once it comes near the window. */
const drawPictures = (runs) => {
  const drawOne = (root) => {
    const wanted = asked(root.dataset.picture);
    const run = runs.find((each) => each.place === wanted.recording);
    if (!run) return;
    const phone = new Phone();
    phone.show(run, nearestFrame(run, wanted.gesture, wanted.offset), null, {
      wishes: false, outlines: false, safeArea: false, pointed: wanted.view ?? null,
    });
    root.prepend(phone.element);
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      watcher.unobserve(entry.target);
      drawOne(entry.target);
    }
  }, { rootMargin: "400px" });
  for (const root of document.querySelectorAll("[data-picture]")) watcher.observe(root);
};

const startThemeSwitch = () => {
  const button = document.querySelector("[data-theme-switch]");
  const root = document.documentElement;
  // A page from a folder may have no storage; then the choice lasts as long as the page.
  const storage = (() => { try { return localStorage; } catch { return null; } })();
  const isDark = () => getComputedStyle(root).colorScheme === "dark"
    || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  const name = () => { button.textContent = isDark() ? "Light" : "Dark"; };
  root.dataset.theme = storage?.getItem("stretchy-theme") ?? "";
  if (!root.dataset.theme) delete root.dataset.theme;
  if (!button) return;
  name();
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    storage?.setItem("stretchy-theme", root.dataset.theme);
    name();
  });
};

const runs = readRuns();
startThemeSwitch();
startPlayer(runs);
drawPictures(runs);
