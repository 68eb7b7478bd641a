import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { removeBookPages } from '../write-book-page.ts';
import { bookKind } from '../write-book.ts';

builder.mutationField('deleteBook', (t) =>
  t.field({
    type: Authored,
    description: 'Takes out an e-book and its pages, those that lessons show too, with a way back.',
    args: { id: t.arg.id({ description: 'Which book.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteBook', async (act) => {
        const { db } = context;
        await removeItems(db, act, bookKind, [{ id }]);
        const pages = await db
          .selectFrom('book_pages')
          .select('id')
          .where('book_id', '=', id)
          .where('deleted_on', 'is', null)
          .orderBy('id')
          .execute();
        await removeBookPages(db, act, pages);
      }),
  }),
);
