"""Time from a click on a square to the repainted board in a real browser, and the size of a table page."""

from statistics import median

from playwright.sync_api import CDPSession, sync_playwright

from bench.figure import figure
from bench.served import ANSWERED, FLAGS, chromium_path, served

CLICKS = 60

CLICK = """() => new Promise(resolve => {
  const moment = document.getElementById('moment'), before = moment.dataset.n, began = performance.now();
  const watch = new MutationObserver(() => {
    if (moment.dataset.n === before) return;
    watch.disconnect();
    requestAnimationFrame(() => { const c = new MessageChannel();                 // after the frame has been painted
      c.port1.onmessage = () => resolve(performance.now() - began); c.port2.postMessage(0); });
  });
  watch.observe(moment, { attributes: true });
  document.querySelector('.act').dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def measure() -> dict[str, dict[str, object]]:
    """Milliseconds per click (the median), and kilobytes on the wire for one cold visit of a table."""
    times: list[float] = []
    with served() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_init_script(ANSWERED)
        page = context.new_page()
        page.goto(f"{address}/new/twisty")
        page.select_option("[name=seat-2]", "person")
        page.click("main form button.primary")
        page.wait_for_url("**/table/**")
        page.wait_for_selector(".act")
        page.wait_for_timeout(500)
        while len(times) < CLICKS and page.locator(".act").count():
            times.append(page.evaluate(CLICK))
            page.wait_for_timeout(20)
        wire = weigh(context.new_cdp_session(page), page)
        browser.close()
    return {
        "click to the repainted board": figure(median(times), "ms", 50),
        "table page on the wire, cold": figure(wire / 1000, "KB", 120),
    }


def weigh(session: CDPSession, page: object) -> float:
    """Bytes received in a visit with an empty cache, including the first message of the socket."""
    total = 0.0

    def finished(event: dict[str, float]) -> None:
        nonlocal total
        total += event["encodedDataLength"]

    def frame(event: dict[str, dict[str, str]]) -> None:
        nonlocal total
        total += len(event["response"]["payloadData"])

    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", frame)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload()  # type: ignore[attr-defined]
    page.wait_for_timeout(1000)  # type: ignore[attr-defined]
    return total
