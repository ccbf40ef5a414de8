"""A page full of texts that want to do harm: none of them does.

Usage: hostile.py PAGE
"""

import sys

from page import browser


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


with browser(sys.argv[1]) as page:
    complaints = page.complaints()
    check(complaints == [], f"the console is quiet: {complaints}")
    check(page.run("return document.querySelectorAll('body img, body iframe').length") == 0,
          "no element of a stranger's")
    check(page.run("return document.scripts.length") == 2, "two scripts: the data and our own")
    check(page.run("return window.harm") is None, "no script of a stranger's has run")
    text = page.run("return document.body.textContent")
    check("<img src=x onerror=" in text, "the texts are there to be read")
    check("\u202e" not in text.replace(page.run(
        "return document.getElementById('recordings').textContent"), ""), "no line is turned round")
    # The policy holds against what gets in by other ways, too.
    page.run("""
      const script = document.createElement('script');
      script.textContent = 'window.harm = 1';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.harm = 2');
      image.src = 'data:,x';
      document.body.append(image);""")
    page.run("return new Promise((done) => setTimeout(done, 200))")
    check(page.run("return window.harm") is None, "the page's policy refuses other scripts")
    check(len(page.complaints()) >= 2, "and says so")
print("ok")
