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
