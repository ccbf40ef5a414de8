"""A page of ours in headless Chromium, and what a reader of it would do and see."""

import os
import shutil
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class Page:
    """One page that is open, from a file."""

    def __init__(self, driver, file):
        self.driver = driver
        driver.get("file://" + os.path.abspath(file))
        self.wait(lambda: driver.find_elements(By.CSS_SELECTOR, "main"))

    def wait(self, condition):
        return WebDriverWait(self.driver, 60).until(lambda _: condition())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def play(self, link):
        """Follows a link into the player as a click on it would."""
        self.run("location.hash = arguments[0]", link)
        self.run("return new Promise((done) => requestAnimationFrame(() => done()))")

    @property
    def slider(self):
        return self.find("input[type=range]")

    @property
    def frame(self):
        return int(self.slider.get_property("value"))

    def scrub(self, frame):
        """Moves the scrubber to a frame as dragging it would."""
        self.run(
            "arguments[0].value = arguments[1];"
            "arguments[0].dispatchEvent(new Event('input', {bubbles: true}));",
            self.slider, frame)

    def rect(self, view, phone=0):
        """Where the phone draws a view, as its picture's attributes have it, in points."""
        values = self.run(
            "const rect = document.querySelectorAll('.phones .phone')[arguments[1]]"
            ".querySelector(`rect[data-view='${arguments[0]}']`);"
            "return ['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name));",
            view, phone)
        return [float(value) for value in values]

    def row(self, view):
        """What the table of numbers says of a view: left, top, width, height."""
        return self.run(
            "return [...document.querySelectorAll(`[data-view-name='${arguments[0]}'] .seen`)]"
            ".map((cell) => Number(cell.textContent));", view)

    def press(self, *keys):
        for key in keys:
            self.slider.send_keys(key)

    def complaints(self):
        """What the browser's console holds: errors, refusals of the page's policy."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def media(self, **features):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value}
                         for name, value in features.items()]})

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def picture(self, name):
        """Keeps a picture of the window for people to look at, where a folder for it is named."""
        folder = os.environ.get("STRETCHY_PICTURES")
        if folder:
            self.driver.save_screenshot(os.path.join(folder, name + ".png"))


@contextmanager
def browser(file):
    """A page in a browser of its own, which has no network and ends with the block."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=1440,900", "--disable-background-networking",
                     "--host-resolver-rules=MAP * ~NOTFOUND"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(executable_path=shutil.which("chromedriver"))
    driver = webdriver.Chrome(options=options, service=service)
    # Enough on a machine that has much else to do: what hangs is ended, what is slow is not.
    driver.set_script_timeout(180)
    try:
        yield Page(driver, file)
    finally:
        driver.quit()


__all__ = ["By", "Keys", "Page", "browser"]
