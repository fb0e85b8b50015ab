// What the picture means: points on targets.
import { byId } from './dom.js';
import { setting } from './settings.js';

const table = byId('table');

// ---- points on targets, which those may turn off who count for themselves

const gains = setting('gains', true, showGains);

function showGains() { table.classList.toggle('counts', gains?.checked === false); }

showGains();
