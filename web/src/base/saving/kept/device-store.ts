import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sealed } from './sealed.ts';
import { storeName } from './store-name.ts';

/** What one page keeps of one attempt. */
export type KeptRecord = {
  readonly id: string;
  /** The page that sends it for as long as that page lives. */
  readonly page: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly kept_on: number;
  readonly sealed: Sealed;
};

interface Schema extends DBSchema {
  unsaved: { key: string; value: KeptRecord; indexes: { owner: string; kept_on: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function store(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(storeName, 1, {
    upgrade(database) {
      const records = database.createObjectStore('unsaved', { keyPath: 'id' });
      records.createIndex('owner', 'owner');
      records.createIndex('kept_on', 'kept_on');
    },
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Puts and removes records in one step that a loss of power does not undo; it rejects where the browser keeps nothing. */
export async function writeRecords(put: readonly KeptRecord[], remove: readonly string[]): Promise<void> {
  const transaction = (await store()).transaction('unsaved', 'readwrite', { durability: 'strict' });
  const written = [
    ...put.map((one) => transaction.store.put(one)),
    ...remove.map((id) => transaction.store.delete(id)),
  ];
  // Said at once, so that a page that is closed now has written all the same.
  transaction.commit();
  await Promise.all([...written, transaction.done]);
}

/** The records of a person, the earliest first. */
export async function recordsOf(owner: string): Promise<KeptRecord[]> {
  const records = await (await store()).getAllFromIndex('unsaved', 'owner', owner);
  return records.toSorted((one, other) => one.kept_on - other.kept_on);
}

/** Removes the records, whoever's they are, that were kept at this moment or before. */
export async function removeUntil(moment: number): Promise<void> {
  const old = await (await store()).getAllKeysFromIndex('unsaved', 'kept_on', IDBKeyRange.upperBound(moment));
  await writeRecords([], old);
}
