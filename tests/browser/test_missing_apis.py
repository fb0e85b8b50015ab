"""Browsers that lack something, or have it and forbid it: a page degrades, and throws nothing."""

from playwright.sync_api import expect

from tests.browser.tables import OpenPage, sit_down
from tests.marks import slow

AS_ON_ANDROID = """
window.shown = [];
window.Notification = class {
  static permission = 'granted';
  constructor() { throw new TypeError('Illegal constructor'); }
};
Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: {
  register: async () => {}, addEventListener() {},
  getRegistration: async () => ({ showNotification: async (...note) => { shown.push(note); } }),
} });
"""
OWN_TURN = """() => {
  const status = document.querySelector('.status'), updated = new CustomEvent('updated', { detail: { parts: {} } });
  Object.defineProperty(document, 'hidden', { get: () => true });
  status.removeAttribute('data-yours');
  document.dispatchEvent(updated);
  status.setAttribute('data-yours', '');
  document.dispatchEvent(updated);
}"""
"""Gives a page that is hidden its turn."""
FORBIDDEN = """
window.copied = [];
Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
Navigator.prototype.share = async () => { throw new DOMException('forbidden', 'NotAllowedError'); };
document.execCommand = command => { copied.push([command, document.activeElement.value]); return true; };
"""
BUTTON = """() => document.getElementById('main').insertAdjacentHTML('beforeend', `<p>
    <button data-do="share-card" data-text="result">share</button><span class="copied" data-words="Copied"></span>
</p>`)"""


def test_a_service_worker_shows_notifications_where_pages_may_not(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    page.add_init_script(AS_ON_ANDROID)
    sit_down(page, server_url)
    page.evaluate(OWN_TURN)
    page.wait_for_function("shown.length")
    ((title, about),) = page.evaluate("shown")
    assert (title, about["data"]) == (page.title(), page.url)
    assert about["body"]


@slow
def test_a_result_is_copied_where_sharing_and_the_clipboard_are_forbidden(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    page.add_init_script(FORBIDDEN)
    sit_down(page, server_url)
    page.evaluate(BUTTON)
    page.locator("[data-do=share-card]").dispatch_event("click")
    expect(page.locator(".copied").last).to_have_text("Copied")
    assert page.evaluate("copied") == [["copy", page.url]]
