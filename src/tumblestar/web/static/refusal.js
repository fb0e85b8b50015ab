// What is refused is felt first, where it was touched; then a line in place of the sentence says why, and has the rule.
import { disarm } from './board.js';
import { byId, closest, find, findAll, overlap } from './dom.js';
import { open } from './page.js';
import { slowness } from './speed.js';
import { tellAlone } from './told.js';

/** @typedef {import('./dom.js').Shown} Shown */
const SAID = 4000, SHAKE = 240, FINGER = 22;                                     // milliseconds that it stands and that it shakes; pixels round a touch where nothing lies
const table = byId('table'), refused = byId('refused'), cross = Object.assign(document.createElement('i'), { className: 'cross', hidden: true });
let rule = '', gone = 0, touchedAt = { x: 0, y: 0 };
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
  const { left, top, width, height } = byId('part-status').getBoundingClientRect();
  Object.assign(refused.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, minHeight: `${height}px` });
  refused.hidden = false;
  gone = window.setTimeout(() => { if (!refused.matches(':hover, :focus-within')) dismiss(); }, SAID);
  if (request?.do === 'why') disarm();                                           // so that the place of gold says what can be done
  if (request?.do === 'why' || request?.action !== undefined) crossOut(find(table, `.act[data-action="${request.action}"]`) ?? lyingAt(touchedAt));
}

/** Marks what was touched, which shakes. @param {Shown | undefined | null} wrong */
function crossOut(wrong) {
  const { x, y, width, height } = wrong ? areaOf(wrong) : new DOMRect(touchedAt.x - FINGER, touchedAt.y - FINGER, 2 * FINGER, 2 * FINGER);
  Object.assign(cross.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  cross.hidden = false;
  for (const shaken of slowness() ? [cross, ...wrong ? [wrong] : []] : []) {
    const far = 4 / ((shaken instanceof SVGGraphicsElement && shaken.getScreenCTM()?.a) || 1);   // four pixels
    shaken.animate([0, far, -far, far, -far, far, -far, 0].map(x => ({ translate: `${x}px` })), SHAKE);
  }
}

/** @param {Element} lying */
const areaOf = lying => (lying.querySelector('.hit') ?? lying).getBoundingClientRect();

/** The smallest piece at a point. @param {{ x: number, y: number }} point */
function lyingAt({ x, y }) {
  const under = findAll(table, '.felt .piece').filter(one => overlap(areaOf(one), new DOMRect(x, y)));
  return under.sort((a, b) => areaOf(a).width - areaOf(b).width)[0];
}

document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
  if (closest(target, '#refused')) return;
  dismiss();
  touchedAt = { x: clientX, y: clientY };
}, true);
document.addEventListener('begun', () => { cross.hidden = true; });
