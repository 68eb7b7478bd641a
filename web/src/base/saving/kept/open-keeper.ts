import type { Client } from 'urql';
import type { Unsaved } from '../queue-state.ts';
import type { SaveTarget } from '../save-request.ts';
import { deviceKey } from './device-key.ts';
import { writeRecords } from './device-store.ts';
import { ownerNow } from './owner-now.ts';
import { seal } from './sealed.ts';
import { nameOfPage } from './this-page.ts';

/** Keeps what is unsaved; null forgets it. Says whether the device now holds it, which it never does of nothing. */
export type Keep = (unsaved: Unsaved | null) => Promise<boolean>;

/** Keeps what is unsaved of one attempt of the signed-in person on the device, in one record that always has the latest. */
export function openKeeper(client: Client, target: SaveTarget): Keep {
  const owner = ownerNow();
  const id = crypto.randomUUID();
  // Its name at this moment: what is written while the person signs out is left by this page, not by its next person.
  const page = nameOfPage();
  let latest: Unsaved | null = null;
  let holds = false;
  let written: Promise<boolean> = Promise.resolve(false);

  async function forget(): Promise<boolean> {
    if (holds) await writeRecords([], [id]);
    holds = false;
    return false;
  }

  async function write(unsaved: Unsaved): Promise<boolean> {
    if (owner === null || owner !== ownerNow()) return false;
    const sealed = await seal(await deviceKey(client), { target, unsaved });
    holds = true;
    await writeRecords([{ id, page: await page, owner, kept_on: Date.now(), sealed }], []);
    return true;
  }

  return (unsaved) => {
    latest = unsaved;
    written = written.then((before) => {
      if (latest !== unsaved) return before;
      return (unsaved ? write(unsaved) : forget()).catch(() => false);
    });
    return written;
  };
}
