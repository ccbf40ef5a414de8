// The way of a gesture over time: the offset as a curve, what each frame says to the behaviour as
// a strip below it, and the scrubber over both.

const chart = { width: 1000, height: 72, strip: 7 };

/** Frames in a row with an equal value: `{ from, to, value }`, `to` being the last one. */
const stretches = (count, value) => {
  const found = [];
  for (let frame = 0; frame < count; frame++) {
    const last = found.at(-1), now = value(frame);
    if (last?.value === now) last.to = frame;
    else found.push({ from: frame, to: frame, value: now });
  }
  return found;
};

class Timeline {
  #run = null; #take = null;

  /** Calls `onScrub` with a frame when the user moves to it. */
  constructor(onScrub) {
    this.drawing = draw("svg", {
      class: "curve", viewBox: `0 0 ${chart.width} ${chart.height}`, preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    this.slider = make("input", {
      type: "range", min: 0, max: 0, value: 0, step: 1, "aria-label": "Frame of the recording",
      oninput: () => onScrub(Number(this.slider.value)),
    });
    this.gestures = make("ol", { class: "gestures", "aria-label": "Gestures" });
    this.track = make("div", { class: "track" }, this.drawing, this.slider);
    this.#onScrub = onScrub;
  }

  #onScrub;

  show(run, take, frame) {
    if (run !== this.#run || take !== this.#take) {
      this.#run = run;
      this.#take = take;
      this.slider.max = run.count - 1;
      this.#drawCurve(run, take);
      this.#listGestures(run);
    }
    this.slider.value = frame;
    const offset = run.offset(frame);
    this.slider.setAttribute("aria-valuetext", `${numberText(run.time(frame))} seconds`
      + (offset === null ? "" : `, offset ${numberText(offset)}`));
    for (const item of this.gestures.children) {
      const isCurrent = Number(item.dataset.gesture) === run.gesture(frame);
      if (isCurrent) item.firstChild.setAttribute("aria-current", "step");
      else item.firstChild.removeAttribute("aria-current");
    }
  }

  #drawCurve(run, take) {
    const x = (frame) => run.count > 1 ? frame / (run.count - 1) * chart.width : 0;
    const offsets = Array.from({ length: run.count }, (_, frame) => run.offset(frame) ?? 0);
    const low = Math.min(0, ...offsets), high = Math.max(1, ...offsets);
    const room = chart.height - chart.strip - 12;
    const y = (offset) => 6 + (offset - low) / (high - low) * room;
    const parts = [];
    stretches(run.count, (frame) => run.gesture(frame)).forEach((stretch, index) => {
      if (index % 2) {
        parts.push(draw("rect", {
          class: "gesture", x: x(stretch.from), y: 0, width: x(stretch.to + 1) - x(stretch.from),
          height: chart.height - chart.strip,
        }));
      }
    });
    parts.push(draw("line", { class: "zero", x1: 0, x2: chart.width, y1: y(0), y2: y(0) }));
    parts.push(draw("polyline", {
      class: "offset", points: offsets.map((offset, frame) => (
        `${x(frame).toFixed(1)},${y(offset).toFixed(1)}`)).join(" "),
    }));
    const strip = (value, name, top) => {
      for (const { from, to, value: now } of stretches(run.count, value)) {
        const kind = name(now);
        if (!kind) continue;
        const start = x(Math.max(0, from - 0.5)), end = x(Math.min(run.count - 1, to + 0.5));
        parts.push(draw("rect", {
          class: kind, x: start, y: top, width: Math.max(end - start, 3), height: chart.strip,
        }));
      }
    };
    const answers = [null, "holds", "fails"];
    if (take) {
      strip((frame) => take.answers.at(frame), (answer) => answers[answer],
        chart.height - chart.strip);
    }
    strip((frame) => run.broken(frame).length > 0 ? 1 : 0, (is) => is ? "breaks" : null, 0);
    this.drawing.replaceChildren(...parts);
  }

  #listGestures(run) {
    const stretchesOfGestures = stretches(run.count, (frame) => run.gesture(frame));
    this.gestures.replaceChildren(...stretchesOfGestures.map(({ from, value }) => (
      make("li", { "data-gesture": value },
        make("button", { type: "button", class: "chip", onclick: () => this.#onScrub(from) },
          run.doing(from))))));
  }
}
