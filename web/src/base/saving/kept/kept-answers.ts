import type { Client } from 'urql';
import type { Unsaved } from '../queue-state.ts';
import type { SaveTarget } from '../save-request.ts';
import { deviceKey } from './device-key.ts';
import { recordsOf, removeUntil, writeRecords, type KeptRecord } from './device-store.ts';
import { ownerNow } from './owner-now.ts';
import { unseal } from './sealed.ts';
import { hasStore } from './store-name.ts';
import { livingPages, nameOfPage } from './this-page.ts';

/** What of which attempt could not be saved, and the record it is kept in. */
export type LeftAnswers = { readonly record: string; readonly target: SaveTarget; readonly unsaved: Unsaved };

const keptFor = 30 * 86_400_000;

/**
 * Takes over what pages that are gone have left of the signed-in person: from now on it is this page's to send. What
 * living pages keep stays theirs, so that nothing is sent twice.
 */
export async function takeOverLeft(client: Client): Promise<LeftAnswers[]> {
  const owner = ownerNow();
  if (owner === null || !(await hasStore()) || (await recordsOf(owner)).length === 0) return [];
  const key = await deviceKey(client);
  return navigator.locks.request('lectern.taking-over', async () => {
    const [page, lives] = [await nameOfPage(), await livingPages()];
    const records = (await recordsOf(owner)).filter((one) => !lives(one.page));
    const read = await Promise.all(records.map((one) => opened(key, one)));
    // What this key does not open can never be read again.
    const unreadable = records.filter((_one, index) => read[index] === null).map(({ id }) => id);
    await writeRecords(
      records.filter(({ id }) => !unreadable.includes(id)).map((one) => ({ ...one, page })),
      unreadable,
    );
    return read.filter((one) => one !== null);
  });
}

async function opened(key: CryptoKey, { id, sealed }: KeptRecord): Promise<LeftAnswers | null> {
  try {
    return { record: id, ...((await unseal(key, sealed)) as Omit<LeftAnswers, 'record'>) };
  } catch {
    return null;
  }
}

/** Forgets records that somebody else holds the content of by now. */
export const forgetRecords = (ids: readonly string[]): Promise<void> => writeRecords([], ids);

/** The names of what other living pages of the signed-in person have still to send; null where only they know it. */
export async function namesKeptElsewhere(client: Client): Promise<(string | null)[]> {
  const owner = ownerNow();
  if (owner === null || !(await hasStore())) return [];
  const page = await nameOfPage();
  const records = (await recordsOf(owner)).filter((one) => one.page !== page);
  if (records.length === 0) return [];
  const key = await deviceKey(client).catch(() => null);
  if (!key) return records.map(() => null);
  const read = await Promise.all(records.map((one) => opened(key, one)));
  return read.map((one) => one && one.target.name);
}

/** Deletes everything that the device keeps of the signed-in person. */
export async function deleteKept(): Promise<void> {
  const owner = ownerNow();
  if (owner === null || !(await hasStore())) return;
  await forgetRecords((await recordsOf(owner)).map(({ id }) => id));
}

/** Deletes what was kept for 30 days, whoever's it is. */
export async function deleteOld(now: number): Promise<void> {
  if (await hasStore()) await removeUntil(now - keptFor);
}
