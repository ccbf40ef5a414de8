// What a frame says in words and numbers, beside the drawing.

const answerWords = [
  "Not asked of this frame", "Holds at this frame", "Does not hold at this frame",
];
const answerStyles = ["quiet", "holds", "fails"];

/** A part of the page that can be opened, with a title that says how much there is. */
const disclosure = (title, ...content) => {
  const heading = make("summary", {}, title);
  const element = make("details", {}, heading, ...content);
  return { element, heading };
};

/** The constraints that do not hold at a frame: those that contradict, and those that gave way. */
class ConstraintList {
  #shown = "";

  constructor() {
    this.list = make("div", {
      class: "constraints", tabindex: 0, role: "region", "aria-label": "Constraints at this frame",
    });
    const { element, heading } = disclosure("Constraints", this.list);
    this.element = element;
    this.heading = heading;
  }

  show(run, frame) {
    const broken = run.broken(frame), unsatisfied = run.unsatisfied(frame);
    const ambiguous = run.ambiguous(frame);
    const key = JSON.stringify([[...broken, ...unsatisfied]
      .map((each) => [each.constraint, each.members, each.violation]), ambiguous]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.heading.textContent = broken.length
      ? `Constraints: ${broken.length} contradicted` : "Constraints: none contradicted";
    this.heading.classList.toggle("fails", broken.length > 0);
    const parts = broken.map((each) => make("section", { class: "conflict" },
      make("p", {}, "These cannot hold together:"),
      make("ul", {}, ...each.members.map((member) => make("li", {
        class: member === each.constraint ? "gave-way" : "",
      }, make("code", {}, member)))),
      make("p", {}, make("strong", {}, "Gave way: "), make("code", {}, each.constraint),
        `, by ${numberText(each.violation)} points.`)));
    if (unsatisfied.length) {
      parts.push(make("section", {},
        make("p", {}, "Wished for, and not reached:"),
        make("ul", {}, ...unsatisfied.map((each) => make("li", {},
          make("code", {}, each.constraint),
          ` with priority ${numberText(each.priority)}, missed by `
            + `${numberText(each.violation)} points`)))));
    }
    if (ambiguous.length) {
      parts.push(make("section", {},
        make("p", {}, "Left open by the constraints:"),
        make("ul", {}, ...ambiguous.map((each) => make("li", {},
          make("code", {}, each.name), `: ${each.attributes.join(", ")}`)))));
    }
    if (!parts.length) parts.push(make("p", {}, "All constraints hold at this frame."));
    this.list.replaceChildren(...parts);
  }
}

/** Where each view is at a frame, and where it should be. */
class ViewTable {
  #rows = new Map(); #run = null;

  constructor(onPoint) {
    this.body = make("tbody");
    const head = ["View", "Left", "Top", "Width", "Height"].map((name) => (
      make("th", { scope: "col" }, name)));
    const table = make("table", {},
      make("caption", { class: "hidden" }, "Where each view is seen, in points of the screen"),
      make("thead", {}, make("tr", {}, ...head)), this.body);
    const { element } = disclosure("Views in numbers",
      make("div", {
        class: "scrolling", tabindex: 0, role: "region", "aria-label": "Views in numbers",
      }, table));
    this.element = element;
    this.onPoint = onPoint;
  }

  show(run, frame, take, pointed) {
    if (run !== this.#run) {
      this.#run = run;
      this.#rows.clear();
      this.body.replaceChildren();
    }
    const wishes = new Map(run.wishes(take, frame).map((wish) => [wish.view, wish]));
    run.views.forEach((view, index) => {
      const rect = run.rect(index, frame);
      const row = this.#row(view, index);
      row.element.hidden = !rect;
      if (!rect) return;
      row.button.setAttribute("aria-pressed", String(view.name === pointed));
      const wish = wishes.get(index);
      ["x", "y", "width", "height"].forEach((part, column) => {
        const cell = row.cells[column], seen = numberText(rect[part]);
        const wanted = wish && !wish.isMet && Math.abs(wish.rect[part] - rect[part]) > 0.001
          ? numberText(wish.rect[part]) : null;
        const key = `${seen} ${wanted}`;
        if (cell.dataset.key === key) return;
        cell.dataset.key = key;
        cell.replaceChildren(make("span", { class: "seen" }, seen));
        if (wanted !== null) {
          cell.append(make("span", { class: "wanted" }, make("span", { class: "hidden" },
            ", expected "), wanted));
        }
      });
    });
  }

  #row(view, index) {
    let row = this.#rows.get(index);
    if (!row) {
      const button = make("button", {
        type: "button", class: "view-name", "aria-pressed": "false",
        title: view.className, onclick: () => this.onPoint(view.name),
      }, view.label);
      const cells = ["left", "top", "width", "height"].map((part) => (
        make("td", { "data-part": part })));
      const element = make("tr", { "data-view-name": view.name },
        make("th", { scope: "row" }, button), ...cells);
      row = { element, button, cells };
      this.#rows.set(index, row);
      this.body.append(element);
    }
    return row;
  }
}
