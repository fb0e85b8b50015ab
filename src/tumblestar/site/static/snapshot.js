// Keeps Python as it is before the tables are opened, its memory and the files of its packages, so that later visits need
// not read and import them. The builder writes the version, which is that of all that it was made of.
const VERSION = 'VERSION', HEAD = 32;                                            // HEAD: bytes for two lengths
const CACHE = `tumblestar-snapshot ${new URL('../', import.meta.url).pathname}`;
/** @typedef {{ memory: Uint8Array, files: [string, Uint8Array][] }} Snapshot */

/** @param {string} lang */
function addressOf(lang) { return new URL(`./snapshot/${VERSION}/${lang}`, import.meta.url).href; }

export async function dropSnapshot() { try { await caches.delete(CACHE); } catch { /* there is none */ } }

/**
 * Keeps Python in a language, with the files below a folder. Where there is no room for it, later visits start anew.
 * @param {any} python that was loaded with `_makeSnapshot` @param {string} folder @param {string} lang
 */
export async function keepSnapshot(python, folder, lang) {
  const memory = python.makeMemorySnapshot(), files = filesBelow(python.FS, folder), coder = new TextEncoder();
  const list = coder.encode(JSON.stringify(files.map(([path, content]) => [path, content.length])));
  const head = coder.encode(`${memory.length} ${list.length}`.padEnd(HEAD));
  await dropSnapshot();
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(lang), new Response(new Blob([head, memory, list, ...files.map(([, content]) => content)])));
  } catch { await dropSnapshot(); }
}

/** @param {string} lang @returns {Promise<Snapshot | undefined>} */
export async function findSnapshot(lang) {
  const found = await caches.match(addressOf(lang)).catch(() => undefined);
  if (!found) return undefined;
  const all = new Uint8Array(await found.arrayBuffer()), reader = new TextDecoder();
  const [ofMemory = 0, ofList = 0] = reader.decode(all.subarray(0, HEAD)).trim().split(' ').map(Number);
  let at = HEAD + ofMemory + ofList;
  /** @type {[string, number][]} */
  const list = JSON.parse(reader.decode(all.subarray(HEAD + ofMemory, at)));
  /** @type {Snapshot['files']} */
  const files = list.map(([path, size]) => {
    at += size;
    return [path, all.subarray(at - size, at)];
  });
  return { memory: all.subarray(HEAD, HEAD + ofMemory), files };
}

/** The options for Pyodide to go on from a snapshot. @param {Snapshot} snapshot */
export function resuming({ memory }) {
  /** @param {object} settings */
  const createPyodideModule = async settings => {
    const { default: create } = await import(new URL('./pyodide/pyodide.asm.mjs', import.meta.url).href);
    const module = await create(settings);
    module._emscripten_resize_heap(memory.length - memory.length % 65536);      // which Pyodide 314 leaves to be done
    return module;
  };
  return { _loadSnapshot: memory, createPyodideModule };
}

/** Writes the files of a snapshot, without copying them. @param {any} FS @param {Snapshot} snapshot */
export function writeFiles(FS, { files }) {
  for (const [path, content] of files) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, content, { canOwn: true });
  }
}

/** @param {any} FS @param {string} folder @returns {Snapshot['files']} */
function filesBelow(FS, folder) {
  const paths = FS.readdir(folder).slice(2).map((/** @type {string} */ name) => `${folder}/${name}`);  // behind . and ..
  return paths.flatMap((/** @type {string} */ path) => (FS.isDir(FS.stat(path).mode) ? filesBelow(FS, path) : [[path, FS.readFile(path)]]));
}
