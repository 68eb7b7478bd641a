import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../graphql/context.ts';
import { bringInstitutionBack } from '../../institution/delete/delete-and-restore.ts';
import { changeInstitution } from '../../institution/sell/change-institution.ts';
import { readInput } from '../../institution/sell/write-institution.ts';
import { changesOf, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/** Lets an institution say again what it said before an edit. */
export async function undoInstitutionEdit(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const changes = changesOf(entry);
  await changeInstitution(context, { id: entry.object_id }, async (before) => {
    const said: Readonly<Record<string, unknown>> = before;
    const theirs = Object.keys(changes).filter((field) => said[field] !== changes[field]?.to);
    if (theirs.length > 0)
      throw new Refusal('CONFLICT', {
        details: { theirs: Object.fromEntries(theirs.map((field) => [field, said[field]])) },
      });
    const again = Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from]));
    const wanted = { ...before, ...again };
    return readInput(context.db, wanted, wanted.sales_manager_id);
  });
  return [];
}

/** Brings an institution back that was deleted. */
export async function undoInstitutionDeletion(
  context: Context,
  { object_id }: UndoneEntry,
): Promise<readonly LeftOut[]> {
  await bringInstitutionBack(context, object_id);
  return [];
}
