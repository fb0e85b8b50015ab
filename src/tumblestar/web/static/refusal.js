// What is refused is felt first, where it was touched; then a line in place of the sentence says why, and has the rule.
import { disarm } from './board.js';
import { byId, closest, find, findAll, overlap } from './dom.js';
import { tellAlone } from './explain.js';
import { open } from './page.js';
import { slowness } from './speed.js';

const SAID = 4000, SHAKE = 240, FINGER = 22;                                     // milliseconds that it stands and that it shakes; pixels round a touch where nothing lies
const table = byId('table'), refused = byId('refused'), cross = Object.assign(document.createElement('i'), { className: 'cross', hidden: true });
let rule = '', gone = 0, touchedAt = new DOMRect();
table.append(cross);

export function dismiss() {
  clearTimeout(gone);
  refused.hidden = cross.hidden = true;
}

export function showRule() {
  dismiss();
  open('dialog-rules', rule);
}

/** @param {import('./requests.js').Refusal} refusal @param {import('./requests.js').Request | null} request */
export function refuse({ detail, tag }, request) {
  tellAlone(dismiss);
  dismiss();
  rule = tag;
  for (const element of findAll(refused, 'p')) element.textContent = detail;
  for (const more of findAll(refused, '[data-do="help"]', HTMLElement)) more.hidden = !tag;
  lay(refused, byId('part-status').getBoundingClientRect());
  gone = window.setTimeout(() => { if (!refused.matches(':hover, :focus-within')) dismiss(); }, SAID);
  if (request?.do === 'why') disarm();                                           // so that the place of gold says what can be done
  else if (request?.action === undefined) return;
  const wrong = find(table, `.act[data-action="${request.action}"]`) ?? lyingAt(touchedAt), { x, y } = touchedAt;
  lay(cross, wrong ? areaOf(wrong) : new DOMRect(x - FINGER, y - FINGER, 2 * FINGER, 2 * FINGER));
  for (const shaken of slowness() ? [cross, ...wrong ? [wrong] : []] : []) {
    const far = 4 / ((shaken instanceof SVGGraphicsElement && shaken.getScreenCTM()?.a) || 1);   // four pixels
    shaken.animate([0, far, -far, far, -far, far, -far, 0].map(x => ({ translate: `${x}px` })), SHAKE);
  }
}

/** @param {HTMLElement} shown @param {DOMRect} place */
function lay(shown, { x, y, width, height }) {
  Object.assign(shown.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, minHeight: `${height}px` });
  shown.hidden = false;
}

/** @param {Element} lying */
const areaOf = lying => (lying.querySelector('.hit') ?? lying).getBoundingClientRect();

/** The smallest piece at a point. @param {DOMRect} point */
function lyingAt(point) {
  const under = findAll(table, '.felt .piece').filter(one => overlap(areaOf(one), point));
  return under.sort((a, b) => areaOf(a).width - areaOf(b).width)[0];
}

document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
  if (closest(target, '#refused')) return;
  dismiss();
  touchedAt = new DOMRect(clientX, clientY);
}, true);
document.addEventListener('begun', () => { cross.hidden = true; });
