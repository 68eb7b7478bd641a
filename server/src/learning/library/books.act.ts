import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { readInEditor } from '../../base/change-set/waiting-changes/as-it-will-be.ts';
import { readAsRole } from '../../base/account/read-as-role.ts';
import { CmsBook, cmsBookJson, type CmsBookShape } from './cms-book.ts';

builder.queryField('books', (t) =>
  t.field({
    type: [CmsBook],
    description: 'The e-books of all products, by product and title: for content roles.',
    resolve: (_root, _args, context, info) =>
      readAsRole(
        context,
        'books',
        sql<CmsBookShape[]>`(
          select coalesce(json_agg(${cmsBookJson(selectionOf(info))} order by lower(p.name), p.id, lower(b.name), b.id), '[]'::json)
          from books b join products p on p.id = b.product_id and p.deleted_on is null where b.deleted_on is null)`,
      ),
  }),
);

builder.queryField('book', (t) =>
  t.field({
    type: CmsBook,
    description: 'An e-book with its pages: for content roles.',
    args: { id: t.arg.id({ description: 'The id of the book.' }) },
    resolve: async (_root, { id }, context, info) => {
      const found = await readInEditor(
        context,
        'book',
        [id],
        sql<CmsBookShape | null>`(
          select ${cmsBookJson(selectionOf(info))}
          from books b join products p on p.id = b.product_id and p.deleted_on is null
          where b.id = ${id} and b.deleted_on is null)`,
      );
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
  }),
);
