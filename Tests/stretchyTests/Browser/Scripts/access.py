"""Whether a page can be used by everyone: roles, names, contrast, in light and in dark.

Usage: access.py PAGE. The rules are those of axe-core; the contrast of the drawing's own marks is
worked out here.
"""

import sys
from pathlib import Path

import axe_core_python
from page import browser

axe = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def luminance(color):
    parts = [each / 255 for each in color[:3]]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4
                        for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a, b):
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


with browser(sys.argv[1]) as page:
    grounds = []
    for scheme in ("light", "dark"):
        page.media(prefers_color_scheme=scheme)
        page.run(axe)
        page.run("for (const each of document.querySelectorAll('details')) each.open = true;")
        result = page.run(
            # A drawing is an image with a name; what it is drawn of is nobody's to read.
            "return axe.run({exclude: [['.phone > *']]}, {runOnly: {type: 'tag', values: "
            "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']}});")
        faults = [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
                  for each in result["violations"] for node in each["nodes"]]
        check(faults == [], f"axe-core finds nothing in {scheme}:\n" + "\n".join(faults[:20]))
        check(len(result["passes"]) > 20, "axe-core had something to look at")
        ground = page.run("return getComputedStyle(document.body).backgroundColor")
        grounds.append(ground)
        # Colours as numbers, through a canvas: the page's own are functions of the scheme.
        colors = page.run("""
          const canvas = document.createElement('canvas').getContext('2d');
          const read = (color) => {
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
          };
          const of = (selector, name) => {
            const element = document.querySelector(selector);
            return element ? read(getComputedStyle(element)[name]) : null;
          };
          return {
            track: of('.curve', 'backgroundColor'), curve: of('.curve .offset', 'stroke'),
            holds: of('.curve .holds', 'fill'), fails: of('.curve .fails', 'fill'),
          };""")
        for name in ("curve", "holds", "fails"):
            if colors[name]:
                ratio = contrast(colors[name], colors["track"])
                check(ratio >= 3, f"{name} stands out from the track in {scheme}: {ratio:.2f}")
        page.picture(f"access-{scheme}")
    check(grounds[0] != grounds[1], "dark is another ground than light")

    # The switch overrules the system, and says what it leads to.
    page.media(prefers_color_scheme="light")
    switch = page.find("[data-theme-switch]")
    check(switch.text in ("Dark", "Light"), "the switch has a name")
    before = page.run("return getComputedStyle(document.body).backgroundColor")
    switch.click()
    check(page.run("return getComputedStyle(document.body).backgroundColor") != before,
          "the switch changes the ground")
    for role in ("main", "header", "footer"):
        check(len(page.all(role)) == 1, f"one {role}")
    check(len(page.all("h1")) == 1, "one heading of the first level")
    for table in page.all("table"):
        check(page.run("return arguments[0].querySelectorAll('th[scope]').length > 0", table),
              "a table's headers say what they head")
print("ok")
