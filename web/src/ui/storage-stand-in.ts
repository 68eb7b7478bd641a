type Name = 'localStorage' | 'sessionStorage';

/** Keeps what a page stores as long as the page lives. */
class PageStorage implements Storage {
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

const listeners = new Set<() => void>();
let standsIn = false;

/** Whether this browser stores nothing, or nothing more: what is remembered goes with the page. */
export const isStorageRefused = (): boolean => standsIn;

/** Calls back once that is so, until the returned function is called. */
export function onStorageRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a storage of the page in the place of the browser's, with what that still gives. */
function standIn(name: Name): Storage {
  const storage = new PageStorage();
  try {
    const before = window[name];
    for (let index = 0; index < before.length; index++) {
      const key = before.key(index);
      if (key !== null) storage.setItem(key, before.getItem(key) ?? '');
    }
  } catch {
    // A browser that keeps nothing may not even be asked.
  }
  Object.defineProperty(window, name, { value: storage, configurable: true });
  standsIn = true;
  for (const listener of listeners) listener();
  return storage;
}

/**
 * Lets the app work in a browser whose storage throws, from the start or once it is full: nothing that it remembers is
 * worth a page that does not open.
 */
export function keepStorageWorking(): void {
  const store = Reflect.get(Storage.prototype, 'setItem');
  Storage.prototype.setItem = function (key: string, value: string): void {
    try {
      store.call(this, key, value);
    } catch {
      // Only the browser's own get here: the page's has a method of its own.
      standIn(this === sessionOrNull() ? 'sessionStorage' : 'localStorage').setItem(key, value);
    }
  };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const probe = 'lectern-probe';
    try {
      window[name].setItem(probe, '');
      window[name].removeItem(probe);
    } catch {
      standIn(name);
    }
  }
}

function sessionOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

// Whatever imports this may store something as it is loaded.
keepStorageWorking();
