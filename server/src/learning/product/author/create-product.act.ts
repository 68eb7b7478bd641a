import { productForm } from '@lectern/domain/learning/product/product.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeProducts } from '../write-product.ts';

const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'A new product.',
  fields: (t) => ({
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    color: t.string({ description: 'Its colour, #rrggbb.' }),
    logo: t.string({
      required: false,
      description: 'The address of its logo, an svg drawing; a product has to have one.',
    }),
  }),
});

builder.mutationField('createProduct', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a product, a draft without courses.',
    args: { data: t.arg({ type: CreateProductInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createProduct', (act) =>
        writeProducts(context.db, act, [{ content: parseInput(productForm, data, 'data') }]),
      ),
  }),
);
