import { bookSchema } from '@lectern/domain/learning/library/book.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { productKind } from '../../product/write-product.ts';
import { writeBooks } from '../write-book.ts';

const CreateBookInput = builder.inputType('CreateBookInput', {
  description: 'A new e-book.',
  fields: (t) => ({
    name: t.string({ description: 'Its title, 1 to 200 characters.' }),
    product_id: t.id({ description: 'The product that it belongs to; it stays there.' }),
  }),
});

builder.mutationField('createBook', (t) =>
  t.field({
    type: Authored,
    description: 'Makes an e-book without pages.',
    args: { data: t.arg({ type: CreateBookInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createBook', async (act) => {
        const content = parseInput(bookSchema, data, 'data');
        await holdItem(context.db, productKind, content.product_id, 'data.product_id');
        return writeBooks(context.db, act, [{ content }]);
      }),
  }),
);
