import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { bringInstitutionBack } from '../../../business/institution/delete/delete-and-restore.ts';
import { undoInstitutionsImport } from '../../../business/institutions-file/undo-institutions-import.ts';
import { changeInstitution } from '../../../business/institution/sales/change-institution.ts';
import { readInput } from '../../../business/institution/sales/write-institution.ts';
import { changesOf, restored, unknownBefore, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/** Lets an institution say again what it said before an edit. */
export async function undoInstitutionEdit(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const changes = changesOf(entry);
  await changeInstitution(context, { id: entry.object_id }, async (before) => {
    const wanted = restored(before, changes);
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

/** Takes an import of institutions back as one, all that came from the same file; it refuses where one has been built on, and names those. */
export async function undoInstitutions(context: Context, { details }: UndoneEntry): Promise<readonly LeftOut[]> {
  const import_id = details['import_id'];
  if (typeof import_id !== 'string') throw unknownBefore();
  const { done, in_the_way } = await undoInstitutionsImport(context, import_id);
  if (!done) throw new Refusal('CONFLICT', { details: { institutions: in_the_way.map(({ name }) => name) } });
  return [];
}
