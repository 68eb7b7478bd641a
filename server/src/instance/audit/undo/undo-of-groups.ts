import { fullName } from '@lectern/domain/base/account/full-name.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { changeGroup } from '../../../classroom/group/change/change-group.ts';
import { restoreGroup } from '../../../classroom/group/change/restore-group.ts';
import { transferGroup } from '../../../classroom/group/change/transfer-group.ts';
import { undoRosterImport } from '../../../classroom/roster/undo-roster-import.ts';
import { changesOf, restored, unknownBefore, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/**
 * Lets a group have again the name, days, places, courses and status that it had before an edit, a release of places or a
 * longer term, by the rules of an edit.
 */
export async function undoGroupEdit(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const changes = changesOf(entry);
  // What an import has opened says no other side.
  if (Object.keys(changes).length === 0) throw unknownBefore();
  await changeGroup(context, { id: entry.object_id }, (before) => restored(before, changes));
  return [];
}

/** Makes who led a group before its main instructor again, where the same person leads it still. */
export async function undoGroupTransfer(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { owner } = changesOf(entry);
  if (typeof owner?.from !== 'string' || typeof owner.to !== 'string') throw unknownBefore();
  await transferGroup(context, entry.object_id, owner.from, owner.to);
  return [];
}

/** Brings a group back that was deleted. */
export async function undoGroupDeletion(context: Context, { object_id }: UndoneEntry): Promise<readonly LeftOut[]> {
  await restoreGroup(context, object_id);
  return [];
}

/** Takes an import of a roster back as one; it refuses where somebody has built on it, and names them. */
export async function undoRoster(context: Context, { object_id, details }: UndoneEntry): Promise<readonly LeftOut[]> {
  const import_id = details['import_id'];
  if (typeof import_id !== 'string') throw unknownBefore();
  const { done, conflicts } = await undoRosterImport(context, { group_id: object_id, import_id });
  const people = conflicts.map(({ first_name, last_name }) => fullName({ first_name, last_name }));
  if (!done) throw new Refusal('CONFLICT', { details: { people } });
  return [];
}
