"""A report's page against the trace that it was made of.

Usage: report.py PAGE TRACE: the page of a run that holds Step-2 and Step-3, and the trace of Step-2's
gesture as JSON.
"""

import json
import sys

from page import Keys, browser

page_file, trace_file = sys.argv[1:]
with open(trace_file, encoding="utf-8") as file:
    trace = json.load(file)
frames = trace["frames"]
views = {view["properties"][0]: index
         for index, view in enumerate(trace["views"]) if view["properties"]}
screen = trace["device"]["size"]


def state(frame, view):
    return next(each for each in frames[frame]["views"] if each["view"] == views[view])


def on_screen(frame, view):
    rect = state(frame, view)["onScreen"]
    return [rect[part] for part in ("x", "y", "width", "height")]


def seen(rect):
    """What the screen leaves of a rectangle."""
    left, top = max(rect[0], 0), max(rect[1], 0)
    return [left, top, max(0, min(rect[0] + rect[2], screen["width"]) - left),
            max(0, min(rect[1] + rect[3], screen["height"]) - top)]


def offset(frame):
    return state(frame, "scrollView")["scroll"]["offset"]["y"]


def close(a, b, slack=0.0011):
    return len(a) == len(b) and all(abs(x - y) <= slack for x, y in zip(a, b))


def check(is_so, what):
    if not is_so:
        sys.exit("not so: " + what)


with browser(page_file) as page:
    # Scrubbing moves the header as the trace says, and the numbers beside it too.
    page.play("#step=Step-2&behaviour=header-sticks&device=iPhone%20X")
    check(int(page.slider.get_property("max")) == len(frames) - 1, "a frame a step of the scrubber")
    heights = set()
    for frame in range(0, len(frames), 7):
        page.scrub(frame)
        for view in ("imageView", "textContainer"):
            wanted = on_screen(frame, view)
            check(close(page.row(view), wanted), f"{view}'s numbers at frame {frame}: {wanted}")
            drawn = page.rect(views[view])
            check(close(drawn, seen(wanted)), f"{view} drawn at frame {frame}: {drawn}")
        heights.add(page.rect(views["imageView"])[3])
        figures = [each.text for each in page.all(".readout b")]
        check(figures[0] == f"{frames[frame]['time']:.3f} s", f"the time at frame {frame}")
        check(abs(float(figures[1]) - offset(frame)) <= 0.0011, f"the offset at frame {frame}")
    check(len(heights) > 20, "the header is drawn in many heights")

    # A jammed header's conflict is told in words; where none is, none is.
    jammed = next(index for index, frame in enumerate(frames) if frame["broken"])
    page.scrub(jammed)
    conflict = frames[jammed]["broken"][0]
    codes = [each.get_attribute("textContent") for each in page.all(".conflict li code")]
    check(codes == conflict["conflict"], f"the conflict at frame {jammed}: {codes}")
    check("1 contradicted" in page.find(".reading summary").text, "the count of contradictions")
    page.picture("contradiction")
    page.scrub(0)
    check(not page.all(".conflict"), "no conflict at rest")

    # The frame that a behaviour is told at is one that it was asked of; what is expected is dashed.
    page.play("#step=Step-2&behaviour=header-sticks")
    check(offset(page.frame) < 0, "the middle of the pull")
    wish = page.find(".wishes .met")
    style = page.run("return getComputedStyle(arguments[0]).strokeDasharray", wish)
    check(style not in ("none", ""), "the expected frame is dashed")
    check(close([float(wish.get_attribute(name)) for name in ("x", "y", "width", "height")],
                on_screen(page.frame, "imageView"), 0.5), "the header is where it is expected")
    check(page.find(".answer").text == "Holds at this frame", "the answer")
    page.scrub(0)
    check(page.find(".answer").text == "Not asked of this frame", "the answer at rest")
    check(not page.all(".wishes rect"), "nothing is expected at rest")

    # Two steps at the same offset.
    page.play("#step=Step-2&behaviour=text-jams&beside=Step-3")
    check(len([each for each in page.all(".phones figure") if each.is_displayed()]) == 2, "two phones")
    page.scrub(jammed + 10)
    here, there = offset(jammed + 10), page.rect(views["textContainer"], phone=1)
    check(abs(there[1] - max(0, 0.7 * screen["width"] - here)) < 7, "Step-3 at the same offset")
    check(page.rect(views["textContainer"])[1] == 0, "Step-2's text at the top")
    page.picture("two-steps")

    # Keys: a frame, ten, the ends, play and rest; and what a screen reader is told.
    page.scrub(20)
    page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    check(page.frame == 21, f"the arrows move a frame at a time: {page.frame}")
    page.press(Keys.HOME)
    check(page.frame == 0, "Home leads to the start")
    page.press(Keys.END)
    check(page.frame == len(frames) - 1, "End leads to the end")
    page.press(Keys.HOME, Keys.SPACE)
    page.wait(lambda: page.frame > 5)
    page.press(Keys.SPACE)
    rest = page.frame
    page.run("return new Promise((done) => setTimeout(done, 200))")
    check(page.frame == rest, "Space rests")
    status = page.find("[role=status]")
    check(status.get_attribute("aria-live") == "polite", "the readout is live")
    words = f"{frames[rest]['time']:.3f} s"
    page.wait(lambda: words in status.get_attribute("textContent"))
    check("seconds" in page.slider.get_attribute("aria-valuetext"), "the scrubber's value in words")

    # A cell of the matrix leads into the player, by the keyboard alone.
    cell = page.find("a.cell[aria-label^='nothing-breaks in Step-3']")
    cell.send_keys(Keys.ENTER)
    check(page.find(".reading .sentence").text.startswith("Wherever the page"), "the cell's behaviour")
    check(page.run("return document.activeElement.id") == "player-title", "the focus goes along")
    check(cell.get_attribute("aria-current") == "true", "the cell is marked as the one that is played")

    # Toggles and the table of views.
    toggles = {each.text: each for each in page.all(".toggles button")}
    toggles["Frames"].click()
    check(len(page.all(".outlines .frame")) >= 5, "the frames of the views are outlined")
    toggles["Expected"].click()
    check(not page.all(".wishes rect"), "what is expected can be put away")

    # Narrow and wide, nothing is cut off.
    for width in (380, 800, 1600):
        page.size(width, 900)
        page.wait(lambda: page.run("return innerWidth") == width)
        check(page.run("return document.documentElement.scrollWidth") <= width,
              f"no sideways scrolling at {width} px")
        page.picture(f"width-{width}")

    complaints = page.complaints()
    check(complaints == [], f"the console is quiet: {complaints}")
print("ok")
