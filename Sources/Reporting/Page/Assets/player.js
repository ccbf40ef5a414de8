// The player: which recording is on, at which frame, and everything that shows it.

const speeds = [["1", "At full speed"], ["0.5", "At half speed"], ["0.2", "At a fifth"]];

/** The values of a list, each once, in order. */
const unique = (values) => [...new Set(values)];

/** The frame of a gesture at which the offset is nearest; of several the one nearest in time. */
const nearestFrame = (run, gesture, offset, time = 0) => {
  const frames = Array.from({ length: run.count }, (_, frame) => frame);
  const ofGesture = frames.filter((frame) => run.gesture(frame) === (gesture ?? -1));
  let best = 0, least = Infinity;
  for (const frame of ofGesture.length ? ofGesture : frames) {
    const away = Math.abs((run.offset(frame) ?? 0) - (offset ?? 0))
      + Math.abs(run.time(frame) - time) * 1e-3;
    if (away < least - 1e-9) { best = frame; least = away; }
  }
  return best;
};

/** The frame that failed, or the middle of the first that were asked; the first without either. */
const tellingFrame = (run, take) => {
  if (!take) return 0;
  if (take.frame !== null) return take.frame;
  const asked = stretches(run.count, (frame) => take.answers.at(frame) > 0)
    .find((stretch) => stretch.value);
  return asked ? Math.floor((asked.from + asked.to) / 2) : 0;
};

class Player {
  #runs; #run = null; #take = null; #beside = null; #frame = 0;
  #options = { wishes: true, outlines: false, safeArea: false, pointed: null };
  #playing = null; #pending = null;

  constructor(root, runs) {
    this.#runs = runs;
    this.#build(root);
    const takes = runs.flatMap((run) => run.takes.map((take) => ({ run, take })));
    const first = takes.find(({ take }) => take.outcome === "failed")
      ?? takes.find(({ run, take }) => take.wishes.length && tellingFrame(run, take) > 0) ?? takes[0];
    this.play({ step: (first?.run ?? runs[0]).step, behaviour: first?.take.behaviour });
  }

  /** The frame that is shown, for whoever drives the page by a script. */
  get frame() { return this.#frame; }

  /**
   * Puts a recording on. Without a place in it the frame that failed is shown, or the middle of the
   * first that was asked.
   */
  play({ step, behaviour, device, recording, beside, gesture, offset, view }) {
    const run = this.#runs.find((each) => each.place === recording)
      ?? this.#find(step, behaviour, device);
    if (!run) return;
    this.stop();
    this.#run = run;
    this.#take = run.take(behaviour);
    this.#options.pointed = view ?? null;
    this.#beside = beside ? this.#like(run, beside) : null;
    this.#fill();
    const frame = gesture === undefined && offset === undefined
      ? tellingFrame(run, this.#take) : nearestFrame(run, gesture, offset);
    this.#show(frame);
  }

  stop() {
    if (this.#playing) cancelAnimationFrame(this.#playing.request);
    this.#playing = null;
    this.#playButton.textContent = "Play";
  }

  // Finding

  #find(step, behaviour, device) {
    const ofStep = this.#runs.filter((run) => run.step === step);
    const ofBehaviour = ofStep.filter((run) => run.take(behaviour));
    const alike = this.#run
      ? ofStep.filter((run) => run.script.join() === this.#run.script.join()) : [];
    const runs = ofBehaviour.length ? ofBehaviour : alike.length ? alike : ofStep;
    return runs.find((run) => run.phone.name === device)
      ?? runs.find((run) => run.take(behaviour)?.outcome === "failed")
      ?? runs[0];
  }

  /** The recording of the same gestures on the same device in another step. */
  #like(run, step) {
    return this.#runs.find((other) => other.step === step && other.phone.name === run.phone.name
      && other.script.join() === run.script.join()) ?? null;
  }

  // Building

  #choice(label, onChange) {
    const select = make("select", { onchange: () => onChange(select.value) });
    return { select, element: make("label", { class: "choice" }, make("span", {}, label), select) };
  }

  #build(root) {
    const change = (asked) => this.play({
      step: this.#run.step, behaviour: this.#take?.behaviour, device: this.#run.phone.name,
      beside: this.#beside?.step, ...asked,
    });
    this.choices = {
      step: this.#choice("Step", (step) => change({ step })),
      behaviour: this.#choice("Behaviour", (behaviour) => change({ behaviour })),
      device: this.#choice("Device", (device) => change({ device })),
      beside: this.#choice("Beside it", (step) => change({
        beside: step || undefined, gesture: this.#run.gesture(this.#frame),
        offset: this.#run.offset(this.#frame) ?? 0,
      })),
    };
    this.sentence = make("p", { class: "sentence" });
    this.phones = [0, 1].map(() => {
      const phone = new Phone(), caption = make("figcaption");
      return { phone, caption, figure: make("figure", {}, phone.element, caption) };
    });
    this.timeline = new Timeline((frame) => { this.stop(); this.#show(frame); });
    this.readout = make("p", { class: "readout" });
    this.answer = make("p", { class: "answer" });
    this.spoken = make("p", { class: "hidden", role: "status", "aria-live": "polite" });
    this.constraints = new ConstraintList();
    this.views = new ViewTable((name) => {
      this.#options.pointed = this.#options.pointed === name ? null : name;
      this.#show(this.#frame);
    });
    root.append(
      make("div", { class: "choices" }, ...Object.values(this.choices).map((each) => each.element)),
      make("div", { class: "show" },
        make("div", { class: "phones" }, ...this.phones.map((each) => each.figure)),
        make("div", { class: "reading" }, this.sentence, this.answer, this.readout, this.spoken,
          this.#buildToggles(), this.constraints.element)),
      this.timeline.track, this.#buildControls(), this.timeline.gestures, this.views.element);
    this.constraints.element.open = root.clientWidth >= 440;
    root.addEventListener("keydown", (event) => this.#press(event));
  }

  #buildControls() {
    const button = (text, label, action) => make("button", {
      type: "button", "aria-label": label, title: label, onclick: action,
    }, text);
    this.#playButton = make("button", {
      type: "button", class: "primary", onclick: () => this.#toggle(),
    }, "Play");
    this.failButton = button("To the failure", "Go to the frame that failed",
      () => { this.stop(); this.#show(this.#take.frame); });
    this.speed = make("select", { "aria-label": "Speed" },
      ...speeds.map(([value, text]) => make("option", { value }, text)));
    return make("div", { class: "controls" },
      button("‹", "One frame back", () => this.#step(-1)), this.#playButton,
      button("›", "One frame on", () => this.#step(1)), this.speed, this.failButton);
  }

  #buildToggles() {
    const toggle = (text, name) => {
      const element = make("button", {
        type: "button", class: "toggle", "aria-pressed": String(this.#options[name]),
        onclick: () => {
          this.#options[name] = !this.#options[name];
          element.setAttribute("aria-pressed", String(this.#options[name]));
          this.#show(this.#frame);
        },
      }, text);
      return element;
    };
    return make("div", { class: "toggles", role: "group", "aria-label": "Shown on the phone" },
      toggle("Expected", "wishes"), toggle("Frames", "outlines"), toggle("Safe area", "safeArea"));
  }

  #playButton;

  #fill() {
    const run = this.#run, behaviour = this.#take?.behaviour;
    const fill = ({ select, element }, options, value) => {
      select.replaceChildren(...options.map(([key, text]) => make("option", { value: key }, text)));
      select.value = value ?? "";
      element.hidden = options.length < 2;
    };
    const same = (values) => values.map((value) => [value, value]);
    fill(this.choices.step, same(unique(this.#runs.map((each) => each.step))), run.step);
    const behaviours = unique(this.#runs.filter((each) => each.step === run.step)
      .flatMap((each) => each.takes.map((take) => take.behaviour)));
    fill(this.choices.behaviour,
      behaviour || !behaviours.length ? same(behaviours) : [["", "none"], ...same(behaviours)],
      behaviour);
    const devices = unique(this.#runs.filter((each) => each.step === run.step
      && (behaviour ? each.take(behaviour) : each.script.join() === run.script.join()))
      .map((each) => each.phone.name));
    fill(this.choices.device, same(devices), run.phone.name);
    const others = unique(this.#runs.map((each) => each.step))
      .filter((step) => step !== run.step && this.#like(run, step));
    fill(this.choices.beside, [["", "nothing"], ...same(others)], this.#beside?.step);
    this.sentence.textContent = this.#take?.says ?? "";
    this.sentence.hidden = this.answer.hidden = !this.#take;
    this.failButton.hidden = this.#take === null || this.#take.frame === null;
    this.phones[1].figure.hidden = !this.#beside;
  }

  // Showing

  #show(frame) {
    const run = this.#run, take = this.#take;
    this.#frame = Math.min(Math.max(0, frame), run.count - 1);
    const now = this.#frame;
    this.timeline.show(run, take, now);
    this.phones[0].phone.show(run, now, take, this.#options);
    this.phones[0].caption.textContent = `${run.step} on ${run.phone.name}`;
    if (this.#beside) this.#showBeside(now);
    const offset = run.offset(now);
    this.readout.replaceChildren(
      make("span", { class: "figure" }, make("b", {}, `${run.time(now).toFixed(3)} s`)),
      ...(offset === null ? [] : [
        make("span", { class: "figure" }, make("b", {}, numberText(offset)), " points offset"),
      ]),
      make("span", { class: "figure doing" }, run.doing(now)));
    const answer = take ? take.answers.at(now) : 0;
    this.answer.textContent = take ? answerWords[answer] : "";
    this.answer.className = `answer ${answerStyles[answer]}`;
    this.constraints.show(run, now);
    this.views.show(run, now, take, this.#options.pointed);
    this.#speak();
  }

  #showBeside(frame) {
    const run = this.#run, other = this.#beside;
    const offset = run.offset(frame);
    const there = nearestFrame(other, run.gesture(frame), offset ?? 0, run.time(frame));
    this.phones[1].phone.show(other, there, other.take(this.#take?.behaviour), this.#options);
    const reached = other.offset(there);
    const isThere = offset === null || reached === null || Math.abs(reached - offset) < 12;
    this.phones[1].caption.textContent = isThere
      ? other.step : `${other.step}, which comes no nearer than offset ${numberText(reached)}`;
  }

  /** Tells a screen reader where the scrubber is, once it rests. */
  #speak() {
    clearTimeout(this.#pending);
    if (this.#playing) return;
    this.#pending = setTimeout(() => {
      this.spoken.textContent = [this.readout.textContent, this.answer.textContent]
        .filter(Boolean).join(". ");
    }, 250);
  }

  // Moving

  #step(frames) {
    this.stop();
    this.#show(this.#frame + frames);
  }

  #toggle() {
    if (this.#playing) {
      this.stop();
      this.#speak();
      return;
    }
    if (this.#frame === this.#run.count - 1) this.#show(0);
    this.#playButton.textContent = "Pause";
    const playing = { from: null, start: this.#run.time(this.#frame), request: 0 };
    this.#playing = playing;
    const tick = (now) => {
      if (this.#playing !== playing) return;
      playing.from ??= now;
      const time = playing.start + (now - playing.from) / 1000 * Number(this.speed.value);
      let frame = this.#frame;
      while (frame < this.#run.count - 1 && this.#run.time(frame + 1) <= time) frame++;
      if (frame !== this.#frame) this.#show(frame);
      if (frame === this.#run.count - 1) {
        this.stop();
        this.#speak();
      } else playing.request = requestAnimationFrame(tick);
    };
    playing.request = requestAnimationFrame(tick);
  }

  /** Space plays and rests wherever it would do nothing else. */
  #press(event) {
    const isFree = event.target === this.timeline.slider || event.target === event.currentTarget;
    if (event.key === " " && isFree) {
      event.preventDefault();
      this.#toggle();
    }
  }
}
