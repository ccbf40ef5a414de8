// A label's words, broken into lines as the app's label broke them, as nearly as another typeface
// lets it be seen.

const svgNamespace = "http://www.w3.org/2000/svg";

/** An element of a drawing with its attributes and what it holds. */
const draw = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** An element of the page with its attributes and what it holds: text or elements, never markup. */
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
};

/** About how wide a text is set, as a share of its size. */
const widthOf = (text) => {
  let width = 0;
  for (const letter of text) {
    if ("ijlI|.,:;'!’‘".includes(letter)) width += 0.27;
    else if ("ftr()[]-“”\" ".includes(letter)) width += 0.34;
    else if ("mwMW@%—".includes(letter)) width += 0.86;
    else if (letter >= "A" && letter <= "Z") width += 0.68;
    else if (letter.codePointAt(0) > 0x2e80) width += 1;
    else width += 0.56;
  }
  return width;
};

/** The lines of a text that fit a width, given as a share of the text's size. */
const broken = (paragraphs, width) => paragraphs.flatMap((paragraph) => {
  const lines = [];
  let line = "", used = 0;
  for (const word of paragraph) {
    if (line && used + 0.3 + word.width > width) {
      lines.push(line);
      line = "";
      used = 0;
    }
    line += (line ? " " : "") + word.text;
    used += (used ? 0.3 : 0) + word.width;
  }
  return [...lines, line];
});

/** The lines of a text: as many as were drawn, so that the last word stands where it stood. */
const linesOf = (text, width, count) => {
  const paragraphs = text.split("\n").map((paragraph) => (
    paragraph.split(" ").map((word) => ({ text: word, width: widthOf(word) }))));
  let low = 0.6, high = 1.6, lines = broken(paragraphs, width);
  for (let step = 0; step < 12 && lines.length !== count; step++) {
    const share = (low + high) / 2;
    lines = broken(paragraphs, width * share);
    if (lines.length > count) low = share; else high = share;
  }
  return lines.slice(0, Math.max(1, count));
};

/** A label's letters in its own coordinates: its first line's top left is the origin. */
const drawLetters = (letters, text, width) => {
  const group = draw("g", { "font-size": letters.size, class: "letters" });
  const height = letters.size * 1.193;
  const lines = linesOf(text, width / letters.size, letters.lines);
  lines.forEach((line, index) => {
    const isCut = letters.isCut && index === lines.length - 1;
    const shown = isCut ? line.replace(/.{0,2}$/, "…") : line;
    const wanted = Math.min(width, widthOf(shown) * letters.size);
    const element = draw("text", { x: 0, y: index * height + letters.size * 0.95 }, shown);
    // A line that nearly fills its label does so in any typeface.
    if (widthOf(shown) * letters.size > width * 0.85) {
      element.setAttribute("textLength", wanted);
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    group.append(element);
  });
  return { group, height: lines.length * height };
};
