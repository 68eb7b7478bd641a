import type { Context } from '../../../base/graphql/context.ts';
import { bringFollowUpBack } from '../../../business/follow-up/bring-follow-up-back.ts';
import { changeFollowUp } from '../../../business/follow-up/change-follow-up.ts';
import { changesOf, restored, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/** Lets a follow-up say again what it said before an edit. */
export async function undoFollowUpEdit(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const changes = changesOf(entry);
  await changeFollowUp(context, { id: entry.object_id }, (before) => restored(before, changes));
  return [];
}

/** Brings a follow-up back that was deleted. */
export async function undoFollowUpDeletion(context: Context, { object_id }: UndoneEntry): Promise<readonly LeftOut[]> {
  await bringFollowUpBack(context, object_id);
  return [];
}
