import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { undoChangeSet } from '../../../base/change-set/undo-change-set.ts';
import { unknownBefore, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/** Takes an import of a curriculum back as one, while nobody has built on what it wrote; else it names those items. */
export async function undoCurriculum(context: Context, { details }: UndoneEntry): Promise<readonly LeftOut[]> {
  const { change_set } = details;
  if (change_set === null) throw new Refusal('CONFLICT', { details: { nothing: true } });
  if (typeof change_set !== 'string') throw unknownBefore();
  const { change_set_id } = await undoChangeSet(context, change_set);
  if (change_set_id === null) throw new Refusal('CONFLICT', { details: { undone: true } });
  return [];
}
