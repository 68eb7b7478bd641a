import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../graphql/context.ts';
import type { EntryPlace } from '../../../audit/entry-id.ts';
import { getUndoneEntry, type LeftOut } from './undone-entry.ts';
import { undoings } from './undoings.ts';

/**
 * Takes back what an entry says was done, by the act that leads back, which asks for the right to it and writes an entry
 * of its own that names this one. It refuses acts that are not taken back from here (INVALID), what was taken back
 * already, and what has changed since, with what holds by now (CONFLICT).
 */
export async function undoEntry(context: Context, place: EntryPlace): Promise<readonly LeftOut[]> {
  const entry = await getUndoneEntry(context.db, place);
  const undoing = undoings[entry.action];
  if (!undoing) throw new Refusal('INVALID', { field: 'where', issue: { code: 'WRONG_SHAPE' } });
  if (undoing.lastOnly && entry.is_repeated) throw new Refusal('CONFLICT', { details: { repeated: true } });
  return undoing.undo({ ...context, undoes: entry.number }, entry);
}
