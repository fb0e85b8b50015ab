// What the picture means: points on targets.
import { byId, find } from './dom.js';
import { recall, remember } from './table.js';

const table = byId('table');

// ---- points on targets, which those may turn off who count for themselves

const gains = find(document, '[data-setting="gains"]', HTMLInputElement);

if (gains) {
  gains.checked = recall('gains') !== 'no';
  const show = () => table.classList.toggle('counts', !gains.checked);
  gains.addEventListener('change', () => {
    remember('gains', gains.checked ? 'yes' : 'no');
    show();
  });
  show();
}
