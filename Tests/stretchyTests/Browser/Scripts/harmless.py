"""A page with a stranger's texts on it: none of them has become a part of it.

Usage: harmless.py PAGE
"""

import sys

from page import browser


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


with browser(sys.argv[1]) as page:
    check(page.complaints() == [], "the console is quiet")
    check(page.run("return document.querySelectorAll('body img, body iframe').length") == 0,
          "no element of a stranger's")
    check(page.run("return window.harm") is None, "no script of a stranger's has run")
    text = page.run("return document.body.textContent")
    check("<img src=x onerror" in text, "the texts are there to be read")
print("ok")
