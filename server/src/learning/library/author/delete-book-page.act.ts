import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { removeBookPages } from '../write-book-page.ts';

builder.mutationField('deleteBookPage', (t) =>
  t.field({
    type: Authored,
    description: 'Takes out a page of an e-book and out of the lessons, key elements and questions that show it.',
    args: { id: t.arg.id({ description: 'Which page.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteBookPage', (act) => removeBookPages(context.db, act, [{ id }])),
  }),
);
