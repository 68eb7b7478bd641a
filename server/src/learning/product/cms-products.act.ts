import { builder } from '../../base/graphql/builder.ts';
import { readAsRole } from '../../base/account/read-as-role.ts';
import { CmsProduct, cmsProductsJson } from './cms-product.ts';

builder.queryField('cmsProducts', (t) =>
  t.field({
    type: [CmsProduct],
    description: 'All products with their courses, drafts too, by name: for content roles.',
    resolve: (_root, _args, context) => readAsRole(context, 'cmsProducts', cmsProductsJson()),
  }),
);
