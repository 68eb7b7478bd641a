import { Refusal } from '@lectern/domain/refusal.ts';
import { idIn, refuseUndone, registerUndo } from '../audit-log/undoing.ts';
import { builder } from '../graphql/builder.ts';
import { Authored } from './authored.ts';
import { undoChangeSet } from './undo-change-set.ts';

builder.mutationField('undoChangeSet', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes a change set back as a new one, for whoever may do what it did. Where somebody has built on an item since, it is a CONFLICT that names those items. What is taken back can be brought again by the same call with its id; what was taken back already stays so, with no items in the reply.',
    args: { id: t.arg.id({ description: 'The change set.' }) },
    resolve: (_root, { id }, context) => undoChangeSet(context, id),
  }),
);

registerUndo('CURRICULUM_IMPORTED', {
  undo: async (context, entry) => {
    if (entry.details['change_set'] === null) throw new Refusal('CONFLICT', { details: { nothing: true } });
    const { change_set_id } = await undoChangeSet(context, idIn(entry, 'change_set'));
    if (change_set_id === null) refuseUndone(context, 'undone');
  },
});
