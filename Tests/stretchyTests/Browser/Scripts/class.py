"""The page of a class and the learners' pages that it leads to.

Usage: class.py FOLDER FAILED PASSED SECRET...

FOLDER holds the results. FAILED is a learner who missed something, PASSED one who missed nothing;
no learner's page may tell one of the secrets.
"""

import json
import sys
from pathlib import Path

from page import By, browser

folder, failed, passed, *secrets = sys.argv[1:]
folder = Path(folder)
told = json.loads((folder / "class.json").read_text(encoding="utf-8"))


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


def rows(page, caption):
    """A table's rows as their cells' texts."""
    table = next(each for each in page.all("table")
                 if each.find_element(By.CSS_SELECTOR, "caption").get_property("textContent")
                 == caption)
    return page.run(
        "return [...arguments[0].querySelectorAll('tbody tr')].map((row) => "
        "[...row.cells].map((cell) => cell.textContent.trim()));", table)


def whole_class(page):
    counts = told["class"]["figures"]["histogram"]
    picture = page.find("svg.histogram")
    check(picture.is_displayed() and picture.size["width"] > 300, "the histogram is shown")
    bars = page.run(
        "return [...document.querySelectorAll('.histogram .bar')].map((bar) => {"
        "const {height, bottom} = bar.getBoundingClientRect(); return [height, bottom];});")
    check(len(bars) == 10, "it has ten bars")
    bottoms = [bottom for _, bottom in bars]
    # Where nobody is, a line is left.
    check(max(bottoms) - min(bottoms) < 2, f"they stand on one line: {bottoms}")
    unit = max(height for height, _ in bars) / max(counts)
    for (height, _), count in zip(bars, counts):
        check(abs(height - count * unit) < 2, f"a bar is as high as its count: {bars}, {counts}")
    labels = [each.text for each in page.all(".histogram .count")]
    check(labels == [str(count) for count in counts], f"each says its count: {labels}")
    numbers = rows(page, "Submissions by percent of the points")
    check([row[1] for row in numbers] == labels, "and so does the table")

    missed = rows(page, "Behaviours, the most missed first")
    rates = [int(row[3].split()[0]) for row in missed]
    check(rates == sorted(rates, reverse=True) and rates[0] > 0, f"most missed first: {rates}")
    check(any("(hidden)" in row[0] for row in missed), "the instructor sees what is hidden")

    learners = rows(page, "Learners and their points")
    check([row[0].split()[0] for row in learners] == [each["id"] for each in told["submissions"]],
          "every learner is there")
    check([float(row[1]) for row in learners] == [each["score"] for each in told["submissions"]],
          "with the points that they reached")
    page.picture("class")


def is_quiet(page):
    # Chromium asks for an icon of a page that it comes to by a click.
    complaints = [each for each in page.complaints() if "favicon" not in each]
    check(complaints == [], f"the console is quiet: {complaints}")


def follow(page, learner):
    """Clicks on a learner's name, looks at the page, and goes back."""
    link = next(each for each in page.all("main table a") if each.text == learner)
    page.run("arguments[0].scrollIntoView({block: 'center'})", link)
    link.click()
    page.wait(lambda: page.driver.current_url.endswith(f"/learners/{learner}/index.html"))
    page.wait(lambda: page.all(".points"))
    everything = page.driver.page_source + page.run("return document.body.textContent")
    for secret in secrets:
        check(secret not in everything, f"{learner}'s page says {secret}")
    hidden = page.find("[aria-labelledby=hidden-title]").text
    check("a hidden check" in hidden, "that there are hidden checks is said")
    page.picture(f"learner-{learner}")


def back(page):
    page.driver.back()
    page.wait(lambda: page.all("svg.histogram"))


with browser(str(folder / "class.html")) as page:
    whole_class(page)
    is_quiet(page)
    # Every link leads to a page that is there.
    for link in page.run("return [...document.querySelectorAll('main a')].map((a) => "
                         "a.getAttribute('href'));"):
        check((folder / link).is_file(), f"{link} is there")

    follow(page, failed)
    page.run("arguments[0].click()", page.find("a.play"))
    page.wait(lambda: page.all(".phones .phone"))
    check(page.find(".phones .phone").is_displayed(), "what failed can be played")
    page.picture(f"learner-{failed}-played")
    is_quiet(page)
    back(page)

    follow(page, passed)
    check("does not hold" not in page.run("return document.body.textContent"),
          "of whom nothing is missed nothing is said to be")
    is_quiet(page)
    back(page)

    # On a small screen nothing hangs out of the page.
    page.size(375, 812)
    check(page.run("return document.documentElement.scrollWidth") <= 375,
          "the page fits a phone's width")
    page.picture("class-small")
    is_quiet(page)
print("ok")
