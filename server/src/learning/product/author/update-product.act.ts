import { productForm } from '@lectern/domain/learning/product/product.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeProducts } from '../write-product.ts';

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'What a product is to say. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    color: t.string({ required: false, description: 'Its colour, #rrggbb.' }),
    logo: t.string({ required: false, description: 'The address of its logo, an svg drawing.' }),
  }),
});

builder.mutationField('updateProduct', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a product; whether it is published stays as it is.',
    args: {
      data: t.arg({ type: UpdateProductInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which product.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateProduct', (act) =>
        writeProducts(context.db, act, [
          {
            id: where.id,
            changes: parseInput(z.partial(productForm), data, 'data'),
            ...(where.version == null ? {} : { base_version: where.version }),
          },
        ]),
      ),
  }),
);
