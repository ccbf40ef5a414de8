"""Letters that are read from the right stand so in the player's phone.

Usage: direction.py PAGE
"""

import sys

from page import browser


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


PLACES = """
  const text = [...document.querySelectorAll('.phones .letters text')]
    .find((each) => each.textContent === arguments[0]);
  if (!text) return null;
  return [...Array(text.getNumberOfChars()).keys()].map((index) => text.getExtentOfChar(index).x);
"""

with browser(sys.argv[1]) as page:
    page.wait(lambda: page.all(".phones .letters text"))
    hebrew = page.run(PLACES, "אב.")
    check(hebrew is not None, "the Hebrew label is there")
    check(hebrew[2] < hebrew[1] < hebrew[0], f"its letters go to the left, the point last: {hebrew}")
    check(abs(hebrew[2]) < 1, f"it begins where its label does: {hebrew}")
    latin = page.run(PLACES, "ab.")
    check(latin is not None and latin[0] < latin[1] < latin[2], f"Latin goes to the right: {latin}")
print("ok")
