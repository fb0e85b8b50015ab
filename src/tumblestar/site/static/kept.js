// Keeps the pages of the database in IndexedDB: all changes of a commit in one transaction, so that none is kept in part.
const PAGES = 'pages', NAME = `tumblestar ${new URL('../', import.meta.url).pathname}`;  // each folder of an address has its own
/** @type {IDBDatabase | null} */
let store = null;

/** Opens the store, of which there is none where this browser keeps nothing. */
export async function openStore() {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PAGES);
    store = await done(request);
    store.onversionchange = () => store?.close();
  } catch { store = null; }
}

export async function readPages() {
  /** @type {Map<number, Uint8Array>} */
  const pages = new Map();
  if (!store) return { pages, isKept: false };
  const kept = store.transaction(PAGES).objectStore(PAGES);
  const [keys, values] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
  for (const [i, key] of keys.entries()) pages.set(Number(key), values[i]);
  return { pages, isKept: true };
}

/**
 * Keeps pages, and drops those behind the last one. Returns why it could not, or nothing.
 * @param {Iterable<[number, Uint8Array]>} pages @param {number} count @returns {Promise<string | undefined>}
 */
export function keepPages(pages, count) {
  const into = store;
  if (!into) return Promise.resolve('no store');
  return new Promise(resolve => {
    try {
      const writing = into.transaction(PAGES, 'readwrite', { durability: 'strict' }), kept = writing.objectStore(PAGES);
      for (const [page, content] of pages) kept.put(content, page);
      kept.delete(IDBKeyRange.lowerBound(count));
      writing.oncomplete = () => resolve(undefined);
      writing.onabort = () => resolve(String(writing.error ?? 'aborted'));
    } catch (problem) { resolve(String(problem)); }
  });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
