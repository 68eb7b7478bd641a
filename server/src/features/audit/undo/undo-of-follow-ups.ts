import type { Context } from '../../../graphql/context.ts';
import { bringFollowUpBack } from '../../follow-up/bring-follow-up-back.ts';
import { changeFollowUp } from '../../follow-up/change-follow-up.ts';
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
