// Registers the service worker, offers to install the page as an app, and comes back from the page without a network.
import { fetchWithin, find, findAll } from './dom.js';

const { lang, dataset } = document.documentElement;

if (!dataset.site && window.isSecureContext && 'serviceWorker' in navigator) addEventListener('load', () => {
  const address = `/service-worker.js?lang=${lang}&theme=${dataset.theme ?? ''}`;
  navigator.serviceWorker.register(address).catch(() => {});                       // no room, or forbidden: the page does without
});

// ---- installing

/** @type {(Event & { prompt?: () => Promise<unknown> }) | null} */
let offer = null;

addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  offer = event;
  show(true);
});
addEventListener('appinstalled', () => show(false));

/** @param {boolean} isOffered */
function show(isOffered) {
  for (const place of findAll(document, '[data-install]')) place.toggleAttribute('hidden', !isOffered);
}

find(document, '[data-install] button')?.addEventListener('click', () => offer?.prompt?.());

// ---- without a network: the page that was asked for is loaded as soon as the server answers

const isLost = document.body.classList.contains('page-offline') && location.pathname !== '/offline';

async function comeBack() {
  if (await fetchWithin('/health', { cache: 'no-store' }, 5000).catch(() => null)) location.reload();
}

if (isLost) {
  addEventListener('online', comeBack);
  setInterval(comeBack, 3000);
}
