import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { removeQuickdeckCards } from '../write-quickdeck-card.ts';

builder.mutationField('deleteQuickdeckCard', (t) =>
  t.field({
    type: Authored,
    description: 'Takes a flash card out of its lesson and out of what shows it, with a way back.',
    args: { id: t.arg.id({ description: 'The card.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteQuickdeckCard', (act) => removeQuickdeckCards(context.db, act, [{ id }])),
  }),
);
