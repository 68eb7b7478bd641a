import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { refuseOtherName } from '../../../base/content/refuse-other-name.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { productKind } from '../write-product.ts';

builder.mutationField('deleteProduct', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes out a product with its courses and e-books, with a way back; the results of learners stay. It refuses with INVALID where the name is not exactly that of the product.',
    args: {
      id: t.arg.id({ description: 'Which product.' }),
      name: t.arg.string({ description: 'Its name, exactly, so that nobody deletes another one.' }),
    },
    resolve: (_root, { id, name }, context) =>
      author(context, 'deleteProduct', async (act) => {
        await refuseOtherName(context.db, productKind, id, name);
        await removeItems(context.db, act, productKind, [{ id }]);
      }),
  }),
);
