// The page's recordings. How a channel is written is told in Channel.swift, what a run holds in
// ArchivedRun.swift.

/** A whole number a frame, read when it is first asked for. */
class Channel {
  #source; #count; #values = null;

  constructor(source, count) {
    this.#source = source;
    this.#count = count;
  }

  at(frame) {
    if (typeof this.#source === "number") return this.#source;
    this.#values ??= Channel.#decoded(this.#source, this.#count);
    return this.#values[frame];
  }

  static #decoded(text, count) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const values = new Float64Array(count);
    let place = 0, frame = 0, last = 0, before = 0;
    const next = () => {
      let number = 0, scale = 1;
      for (;;) {
        const byte = bytes[place++];
        number += (byte & 127) * scale;
        if (byte < 128) return number;
        scale *= 128;
      }
    };
    const push = (residual) => {
      const value = residual + 2 * last - before;
      before = last;
      last = value;
      values[frame++] = value;
    };
    while (place < bytes.length && frame < count) {
      const code = next();
      if (code !== 0) push(code % 2 ? -(code + 1) / 2 : code / 2);
      else for (let left = next(); left > 0 && frame < count; left--) push(0);
    }
    return values;
  }
}

/** What two rectangles share; of no size where they share nothing. */
const shared = (a, b) => {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  return {
    x, y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
};

/** One run of a step's app, to be asked what a frame shows. Lengths are in points. */
class Run {
  constructor(source, tables) {
    /** Which of the page's recordings it is. */
    this.place = source.place;
    this.step = source.step;
    this.phone = source.phone;
    this.script = source.script;
    this.count = source.count;
    this.tables = tables;
    const channel = (value) => value === undefined ? null : new Channel(value, source.count);
    const area = (value) => value && {
      isThere: channel(value.isThere), x: channel(value.x), y: channel(value.y),
      width: channel(value.width), height: channel(value.height),
    };
    this.channels = {
      time: channel(source.time), gesture: channel(source.gesture),
      offset: channel(source.offset), hasOffset: channel(source.hasOffset),
      touch: area(source.touch), width: channel(source.screenWidth),
      height: channel(source.screenHeight), isTopRight: channel(source.isTopRight),
      safeArea: source.safeArea.map(channel),
      bar: Object.fromEntries(
        Object.entries(source.bar).map(([name, value]) => [name, channel(value)])),
    };
    this.views = source.views.map((view) => ({
      name: view.name, courseName: view.courseName ?? null, className: view.className,
      label: view.courseName && view.courseName !== view.name
        ? `${view.courseName} (${view.name})` : view.name,
      rank: channel(view.rank), superview: channel(view.superview), area: area(view),
      isHidden: channel(view.isHidden), alpha: channel(view.alpha), clips: channel(view.clips),
      color: channel(view.color), letters: channel(view.letters),
      picture: channel(view.picture), drawn: area(view.drawn),
      indicators: view.indicators.map((each) => (
        { area: area(each.area), alpha: channel(each.alpha) })),
    }));
    const conflict = (each) => ({
      constraint: tables.texts[each.constraint],
      members: each.members.map((member) => tables.texts[member]),
      priority: each.priority, violation: channel(each.violation),
    });
    this.conflicts = source.broken.map(conflict);
    this.wants = source.unsatisfied.map(conflict);
    this.openPlaces = source.ambiguous.map((each) => (
      { view: each.view, attributes: each.attributes, isThere: channel(each.isThere) }));
    this.takes = source.takes.map((take) => ({
      behaviour: take.behaviour, says: tables.texts[take.says], outcome: take.outcome,
      frame: take.frame ?? null, answers: channel(take.answers),
      wishes: take.wishes.map((wish) => ({ view: wish.view, offBy: area(wish.offBy) })),
    }));
  }

  take(behaviour) {
    return this.takes.find((take) => take.behaviour === behaviour) ?? null;
  }

  time(frame) { return this.channels.time.at(frame) / 1000; }

  /** The place of the gesture in the script; -1 at rest. */
  gesture(frame) { return this.channels.gesture.at(frame); }

  /** What is being done, in words. */
  doing(frame) {
    const gesture = this.gesture(frame);
    return gesture < 0 ? "At rest" : this.script[gesture];
  }

  /** The main scroll view's offset; null without one. */
  offset(frame) {
    return this.channels.hasOffset.at(frame) ? this.channels.offset.at(frame) / 1000 : null;
  }

  screen(frame) {
    return {
      x: 0, y: 0,
      width: this.channels.width.at(frame) / 1000, height: this.channels.height.at(frame) / 1000,
    };
  }

  safeArea(frame) {
    const [top, left, bottom, right] = this.channels.safeArea.map((side) => side.at(frame) / 1000);
    return { top, left, bottom, right };
  }

  touch(frame) { return Run.#place(this.channels.touch, frame); }

  /** Whether the upper end of a phone that lies on its side is at the right. */
  isTopRight(frame) { return this.channels.isTopRight.at(frame) === 1; }

  statusBar(frame) {
    const { bar } = this.channels;
    return {
      isHidden: bar.isHidden.at(frame) === 1, isLight: bar.isLight.at(frame) === 1,
      height: bar.height.at(frame) / 1000, slid: bar.slid.at(frame) / 1000,
      alpha: bar.alpha.at(frame) / 1000,
    };
  }

  /** Where a view is seen; null while it is not in the window. */
  rect(view, frame) {
    const { rank, area } = this.views[view];
    return rank.at(frame) < 0 ? null : Run.#place(area, frame);
  }

  /** What is drawn, back to front, with what each view's superviews leave of it. */
  drawing(frame) {
    const states = new Map();
    const order = this.views.map((view, index) => ({ view, index, rank: view.rank.at(frame) }))
      .filter((each) => each.rank >= 0).sort((a, b) => a.rank - b.rank);
    for (const { view, index } of order) {
      const outer = states.get(view.superview.at(frame)) ?? { alpha: 1, inside: this.screen(frame) };
      const rect = Run.#place(view.area, frame);
      const seen = shared(rect, outer.inside);
      states.set(index, {
        index, rect, seen,
        alpha: view.isHidden.at(frame) ? 0 : outer.alpha * view.alpha.at(frame) / 1000,
        /** Where its subviews are seen, and what of it reaches beyond its own bounds. */
        inside: view.clips.at(frame) ? seen : outer.inside,
        color: this.tables.colors[view.color.at(frame)] ?? null,
        letters: view.letters ? this.tables.letters[view.letters.at(frame)] ?? null : null,
        picture: view.picture ? this.tables.pictures[view.picture.at(frame)] ?? null : null,
        drawn: view.drawn ? Run.#place(view.drawn, frame) : null,
        indicators: view.indicators.map((each) => (
          { rect: Run.#place(each.area, frame), alpha: each.alpha.at(frame) / 1000 })),
      });
    }
    return [...states.values()];
  }

  /** The views whose place a behaviour says, with where it wants them. */
  wishes(take, frame) {
    // Half a pixel, and what is lost by writing decimals: the course's own tolerance.
    const slack = 0.5 / this.phone.scale + 0.002;
    return (take?.wishes ?? []).flatMap(({ view, offBy }) => {
      const seen = this.rect(view, frame), off = Run.#place(offBy, frame);
      if (!seen || !off) return [];
      return [{
        view, isMet: Math.max(...Object.values(off).map(Math.abs)) <= slack,
        rect: {
          x: seen.x + off.x, y: seen.y + off.y,
          width: seen.width + off.width, height: seen.height + off.height,
        },
      }];
    });
  }

  /** The required constraints that contradict each other, or the optional ones that do not hold. */
  broken(frame) { return Run.#violated(this.conflicts, frame); }
  unsatisfied(frame) { return Run.#violated(this.wants, frame); }

  /** The views whose constraints leave open where they are, with what is open. */
  ambiguous(frame) {
    return this.openPlaces.filter((each) => each.isThere.at(frame) === 1)
      .map((each) => ({ name: this.views[each.view].label, attributes: each.attributes }));
  }

  static #violated(conflicts, frame) {
    return conflicts.filter((each) => each.violation.at(frame) >= 0)
      .map((each) => ({ ...each, violation: each.violation.at(frame) / 1000 }));
  }

  static #place(area, frame) {
    if (area.isThere && !area.isThere.at(frame)) return null;
    return {
      x: area.x.at(frame) / 1000, y: area.y.at(frame) / 1000,
      width: (area.width?.at(frame) ?? 0) / 1000, height: (area.height?.at(frame) ?? 0) / 1000,
    };
  }
}

/** All that the page can play. */
const readRuns = () => {
  const source = JSON.parse(document.getElementById("recordings").textContent);
  return source.runs.map((run) => new Run(run, source.shared));
};

/** A length or a time as the reports write it: at most three decimals, never -0. */
const numberText = (value) => String(Math.round(value * 1000) / 1000 || 0);
