// A phone at one frame of a run, drawn as the app laid it out.

const rim = 12;

/** Sets an attribute only if it is another than before: most of a drawing stays as it is. */
const put = (element, values) => {
  for (const [key, value] of Object.entries(values)) {
    const text = typeof value === "number" ? String(Math.round(value * 1000) / 1000) : value;
    if (element.getAttribute(key) !== text) element.setAttribute(key, text);
  }
};

const colorText = ([red, green, blue]) => `rgb(${red} ${green} ${blue})`;

/** A picture that stands in for an image of a size: hills below a sun, round if undistorted. */
const drawPicture = ({ width, height }) => {
  const unit = Math.min(width, height);
  const hill = (top, sway) => `M0 ${height} L0 ${height * top} `
    + `C${width * 0.25} ${height * (top - sway)} ${width * 0.4} ${height * (top + sway)} `
    + `${width * 0.6} ${height * top} S${width * 0.9} ${height * (top - sway)} `
    + `${width} ${height * (top + sway / 2)} L${width} ${height} Z`;
  return draw("g", { class: "picture" },
    draw("rect", { width, height, fill: "#8fb8de" }),
    draw("rect", { width, height: height * 0.4, y: height * 0.3, fill: "#bcd4e6" }),
    draw("circle", { cx: width * 0.68, cy: height * 0.34, r: unit * 0.12, fill: "#fff3c4" }),
    draw("path", { d: hill(0.58, 0.12), fill: "#7d9fb5" }),
    draw("path", { d: hill(0.72, 0.09), fill: "#557a6f" }),
    draw("path", { d: hill(0.86, 0.06), fill: "#2f5148" }));
};

/** Draws frames of runs into an element of its own. */
class Phone {
  #parts = new Map();
  #layers; #body; #run = null; #size = "";

  constructor() {
    this.#body = draw("g");
    this.#layers = {
      views: draw("g"), bar: draw("g"), safe: draw("g", { class: "safe-area" }),
      outlines: draw("g", { class: "outlines" }), wishes: draw("g", { class: "wishes" }),
      touch: draw("circle", { class: "touch", r: 22 }),
    };
    this.element = draw("svg", { class: "phone", role: "img" },
      this.#body, ...Object.values(this.#layers));
  }

  /**
   * Draws a frame.
   *
   * `take` is the behaviour whose wishes are shown, `options` what is drawn besides: `wishes`,
   * `outlines`, `safeArea`, and `pointed`, the name of a view to be pointed at.
   */
  show(run, frame, take, options) {
    if (run !== this.#run) this.#begin(run);
    const screen = run.screen(frame);
    this.#shape(run, screen);
    this.#drawViews(run, frame);
    this.#drawStatusBar(run, frame, screen);
    this.#drawSafeArea(run, frame, screen, options.safeArea);
    this.#drawOutlines(run, frame, options);
    this.#drawWishes(run, frame, options.wishes ? take : null);
    const touch = run.touch(frame);
    put(this.#layers.touch, {
      cx: touch?.x ?? 0, cy: touch?.y ?? 0, visibility: touch ? "visible" : "hidden",
    });
    this.element.setAttribute("aria-label", this.#words(run, frame));
  }

  #words(run, frame) {
    const offset = run.offset(frame);
    return `${run.phone.name}, ${run.step}, at ${numberText(run.time(frame))} seconds`
      + (offset === null ? "" : `, offset ${numberText(offset)}`);
  }

  #begin(run) {
    this.#run = run;
    this.#size = "";
    this.#parts.clear();
    this.#layers.views.replaceChildren();
  }

  /** The phone about its screen, as the screen is turned. */
  #shape(run, screen) {
    const size = `${screen.width} ${screen.height}`;
    if (size === this.#size) return;
    this.#size = size;
    const { phone } = run, isTurned = screen.width > screen.height !== phone.width > phone.height;
    const hasButton = !phone.hasHomeIndicator;
    const ends = hasButton ? 58 : rim;
    const [x, y] = isTurned ? [ends, rim] : [rim, ends];
    const corner = phone.cornerRadius || (hasButton ? 34 : 12);
    const outer = {
      x: -x, y: -y, width: screen.width + 2 * x, height: screen.height + 2 * y,
      rx: phone.cornerRadius ? phone.cornerRadius + rim : corner,
    };
    put(this.element, { viewBox: `${-x - 2} ${-y - 2} ${outer.width + 4} ${outer.height + 4}` });
    const screenRadius = phone.cornerRadius;
    this.#body.replaceChildren(
      draw("rect", { class: "case", ...outer }),
      draw("rect", { class: "screen", ...screen, rx: screenRadius }));
    if (hasButton) {
      const at = isTurned
        ? { cx: screen.width + ends / 2, cy: screen.height / 2 }
        : { cx: screen.width / 2, cy: screen.height + ends / 2 };
      this.#body.append(draw("circle", { class: "button", r: 19, ...at }));
    }
    const id = Phone.#nextClip++;
    this.#body.append(
      draw("clipPath", { id: `screen-${id}` }, draw("rect", { ...screen, rx: screenRadius })),
      draw("clipPath", { id: `rim-${id}` }, draw("rect", {
        x: -rim, y: -rim, width: screen.width + 2 * rim, height: screen.height + 2 * rim,
      })));
    this.element.classList.toggle("turned", screen.width > screen.height);
    for (const [name, within] of [
      ["views", "screen"], ["bar", "screen"], ["safe", "screen"], ["outlines", "rim"],
      ["wishes", "rim"],
    ]) this.#layers[name].setAttribute("clip-path", `url(#${within}-${id})`);
  }

  static #nextClip = 0;

  #drawViews(run, frame) {
    const shown = new Set();
    run.drawing(frame).forEach((state, rank) => {
      const part = this.#part(state.index);
      shown.add(state.index);
      if (this.#layers.views.children[rank] !== part.group) {
        this.#layers.views.insertBefore(part.group, this.#layers.views.children[rank] ?? null);
      }
      put(part.group, { opacity: state.alpha, visibility: state.alpha > 0 ? "visible" : "hidden" });
      put(part.ground, {
        ...state.seen, fill: state.color ? colorText(state.color) : "none",
        "fill-opacity": state.color ? state.color[3] : 0,
      });
      this.#drawPicture(part, state);
      this.#drawLetters(part, state, run);
      state.indicators.forEach((indicator, index) => {
        const bar = part.indicators[index]
          ??= part.group.appendChild(draw("rect", { class: "indicator", rx: 1.5 }));
        put(bar, { ...(indicator.rect ?? {}), opacity: indicator.rect ? indicator.alpha : 0 });
      });
    });
    for (const [index, part] of this.#parts) if (!shown.has(index)) part.group.remove();
  }

  #part(index) {
    let part = this.#parts.get(index);
    if (!part) {
      const ground = draw("rect", { "data-view": index });
      part = {
        ground, group: draw("g", {}, ground), pictured: null, frame: null, written: null,
        page: null, indicators: [],
      };
      this.#parts.set(index, part);
    }
    return part;
  }

  /** A drawing that is seen through a rectangle, in the screen's coordinates. */
  #window(group, before) {
    const frame = draw("svg", { overflow: "hidden" });
    group.insertBefore(frame, before);
    return frame;
  }

  #drawPicture(part, state) {
    if (part.pictured !== state.picture) {
      part.frame?.remove();
      part.frame = null;
      part.pictured = state.picture;
      if (state.picture && state.picture.width > 0 && state.picture.height > 0) {
        part.frame = this.#window(part.group, part.ground.nextSibling);
        part.frame.append(drawPicture(state.picture));
      }
    }
    if (!part.frame || !state.drawn) return;
    const seen = shared(state.drawn, state.inside);
    put(part.frame, {
      ...seen, viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}`,
      visibility: seen.width > 0 && seen.height > 0 ? "inherit" : "hidden",
    });
    const { drawn, picture } = state;
    put(part.frame.firstChild, {
      transform: `translate(${drawn.x} ${drawn.y}) `
        + `scale(${drawn.width / picture.width} ${drawn.height / picture.height})`,
    });
  }

  #drawLetters(part, state, run) {
    const { letters } = state;
    const key = letters ? `${letters.text} ${letters.lines} ${letters.size} ${state.rect.width}` : "";
    if (part.written !== key) {
      part.page?.frame.remove();
      part.page = null;
      part.written = key;
      if (letters && letters.lines > 0 && state.rect.width > 0) {
        const frame = this.#window(part.group, null);
        const block = drawLetters(letters, run.tables.texts[letters.text], state.rect.width);
        frame.append(block.group);
        part.page = { frame, block };
      }
    }
    if (!part.page) return;
    const { frame, block } = part.page, { rect, seen } = state;
    put(frame, {
      ...seen, viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}`,
      visibility: seen.width > 0 && seen.height > 0 ? "inherit" : "hidden",
    });
    const color = run.tables.colors[letters.color] ?? [0, 0, 0, 1];
    put(block.group, {
      transform: `translate(${rect.x} ${rect.y + (rect.height - block.height) / 2})`,
      fill: colorText(color), "fill-opacity": color[3],
    });
  }

  #drawStatusBar(run, frame, screen) {
    const bar = run.statusBar(frame), { phone } = run;
    const isUpright = screen.width <= screen.height;
    const layer = this.#layers.bar;
    const isTopRight = run.isTopRight(frame);
    const key = `${bar.height} ${screen.width} ${bar.isLight} ${isTopRight}`;
    if (layer.dataset.key !== key) {
      layer.dataset.key = key;
      const middle = bar.height - (phone.hasNotch ? 16 : bar.height / 2);
      const fill = bar.isLight ? "#fff" : "#000";
      const inset = phone.hasNotch ? 32 : 8, right = screen.width - inset;
      const letters = draw("g", { class: "status-bar", fill },
        draw("text", {
          x: phone.hasNotch ? inset : screen.width / 2, y: middle + 5,
          "text-anchor": phone.hasNotch ? "start" : "middle", "font-size": phone.hasNotch ? 15 : 12,
          "font-weight": 600,
        }, "9:41"),
        draw("rect", { x: right - 24, y: middle - 5, width: 22, height: 10, rx: 3 }),
        draw("rect", { x: right - 1, y: middle - 2, width: 1.5, height: 4, rx: 0.7 }));
      const parts = [letters];
      if (phone.hasNotch) {
        // Drawn at the upper edge, and turned with the phone.
        const middle = (isUpright ? screen.width : screen.height) / 2;
        parts.push(draw("path", {
          class: "notch",
          transform: isUpright ? "rotate(0)"
            : isTopRight ? `translate(${screen.width} 0) rotate(90)`
              : `translate(0 ${screen.height}) rotate(-90)`,
          d: `M${middle - 105} 0 h210 q-6 0 -6 8 q0 22 -20 22 h-158 q-20 0 -20 -22 `
            + "q0 -8 -6 -8 Z",
        }));
      }
      if (phone.hasHomeIndicator) {
        const width = isUpright ? 134 : 200;
        parts.push(draw("rect", {
          class: "home", x: screen.width / 2 - width / 2, y: screen.height - 13, width, height: 5,
          rx: 2.5,
        }));
      }
      layer.replaceChildren(...parts);
    }
    put(layer.firstChild, {
      transform: `translate(0 ${-bar.slid})`,
      opacity: bar.isHidden && bar.slid === 0 && bar.alpha === 1 ? 0 : bar.alpha,
    });
  }

  #drawSafeArea(run, frame, screen, isShown) {
    const layer = this.#layers.safe;
    if (!isShown) return layer.replaceChildren();
    const safe = run.safeArea(frame);
    layer.replaceChildren(draw("rect", {
      x: safe.left, y: safe.top, width: screen.width - safe.left - safe.right,
      height: screen.height - safe.top - safe.bottom,
    }));
  }

  /** The frames of all views, or of the one that is pointed at, and of those in a conflict. */
  #drawOutlines(run, frame, options) {
    const conflicts = run.broken(frame).flatMap((each) => each.members);
    const tags = new Map();
    const rects = run.views.flatMap((view, index) => {
      const rect = run.rect(index, frame);
      if (!rect) return [];
      const isPointed = options.pointed === view.name;
      const isBroken = options.wishes && view.name !== view.className
        && conflicts.some((member) => member.includes(view.name));
      if (!options.outlines && !isPointed && !isBroken) return [];
      const outline = draw("rect", {
        ...rect, class: isPointed ? "pointed" : isBroken ? "contradicted" : "frame",
      });
      // A view that nobody has named is outlined without a word.
      if (!options.outlines || view.name.startsWith(view.className)) return [outline];
      const corner = `${rect.x} ${rect.y}`, rank = tags.get(corner) ?? 0;
      tags.set(corner, rank + 1);
      return [outline,
        ...Phone.#tag(view.courseName ?? view.name, rect.x + 6, rect.y + 18 + 18 * rank)];
    });
    this.#layers.outlines.replaceChildren(...rects);
  }

  #drawWishes(run, frame, take) {
    const wishes = run.wishes(take, frame).flatMap(({ view, rect, isMet }) => {
      const state = isMet ? "met" : "missed";
      const marks = [
        draw("rect", { ...rect, class: "halo" }),
        draw("rect", { ...rect, class: state, "data-wish": view }),
      ];
      if (isMet) return marks;
      const actual = run.rect(view, frame);
      return [draw("rect", { ...actual, class: "actual" }), ...marks];
    });
    this.#layers.wishes.replaceChildren(...wishes);
  }

  static #tag(text, x, y) {
    return [
      draw("text", { x, y, class: "tag halo" }, text), draw("text", { x, y, class: "tag" }, text),
    ];
  }
}
