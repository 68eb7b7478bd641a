import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { removeQuickclipCards } from '../write-quickclip-card.ts';

builder.mutationField('deleteQuickclipCard', (t) =>
  t.field({
    type: Authored,
    description: 'Takes a video card out of its lesson and out of what shows it, with a way back.',
    args: { id: t.arg.id({ description: 'The card.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteQuickclipCard', (act) => removeQuickclipCards(context.db, act, [{ id }])),
  }),
);
