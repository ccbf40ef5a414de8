"""A page of differences: each sentence has its pictures, and puts both steps on where it speaks of.

Usage: differences.py PAGE
"""

import sys

from page import browser


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


with browser(sys.argv[1]) as page:
    items = page.all(".differences li")
    check(len(items) > 5, "the differences are listed")
    # Pictures are drawn as they come near the window.
    page.run("for (const each of document.querySelectorAll('.differences li')) each.scrollIntoView();")
    page.run("scrollTo(0, 0)")
    page.wait(lambda: page.all(".pair .phone"))
    for item in items:
        page.run("arguments[0].scrollIntoView()", item)
        page.wait(lambda: len(page.run(
            "return [...arguments[0].querySelectorAll('.pair .phone')]", item)) == 2)
    link = next(each for each in page.all(".differences a")
                if each.text.startswith("text.top"))
    link.click()
    check(link.get_attribute("aria-current") == "true", "the difference is marked as shown")
    shown = [each for each in page.all(".phones figure") if each.is_displayed()]
    check(len(shown) == 2, "both steps are on")
    captions = [each.text for each in page.all(".phones figcaption")]
    check(captions[0].startswith("Step-2") and captions[1].startswith("Step-3"), str(captions))
    check(len(page.all(".phones .pointed")) == 2, "the view is pointed at in both")
    tops = page.run(
        "return [...document.querySelectorAll('.phones .pointed')].map((each) => "
        "Number(each.getAttribute('y')))")
    check(tops[0] - tops[1] > 20, f"and lies elsewhere in each: {tops}")
    page.picture("differences")
    check(page.complaints() == [], "the console is quiet")
print("ok")
