import { contentRoles, type GlobalRole, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { readAsRole } from '../../base/account/read-as-role.ts';
import { licensedTo } from './licensed-to.ts';
import { productJson } from './product-json.ts';
import { Product, type ProductShape } from './product.ts';

/** Whether the user row `u` sees drafts. */
const seesDrafts = sql<boolean>`coalesce(u.role = any(${[...contentRoles]}::global_role[]), false)`;

builder.queryField('products', (t) =>
  t.field({
    type: [Product],
    description: 'The products that can be licensed, by name, for content and sales: drafts too for content roles.',
    resolve: (_root, _args, context) =>
      readAsRole(
        context,
        'products',
        sql<ProductShape[]>`(
          select coalesce(json_agg(${productJson(seesDrafts)} order by lower(p.name), p.id), '[]'::json)
          from products p where p.deleted_on is null and (p.published or ${seesDrafts}))`,
      ),
  }),
);

type Row = {
  readonly global_role: GlobalRole | null;
  readonly product: ProductShape | null;
  /** What the caller is to the institutions that hold a live license of the product. */
  readonly institution_roles: readonly InstitutionRole[];
};

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    description:
      'One product with its courses: for content and sales, and for those who teach or administer where a live license holds it. Drafts are for content roles.',
    args: { id: t.arg.id({ description: 'The product.' }) },
    resolve: async (_root, { id }, { db, viewerId, checks }) => {
      const { rows } = await sql<Row>`/* product */
        select u.role as global_role,
          (select ${productJson(seesDrafts)} from products p
            where p.id = ${id} and p.deleted_on is null and (p.published or ${seesDrafts})) as product,
          (select coalesce(json_agg(distinct m.role), '[]'::json) ${licensedTo(sql.ref('u.id'))} and lp.product_id = ${id}) as institution_roles
        from (select 1) one left join users u on u.id = ${viewerId} and u.deleted_on is null`.execute(db);
      const { global_role: globalRole = null, product = null, institution_roles: roles = [] } = rows[0] ?? {};
      const signedIn = globalRole !== null;
      const held = roles.map((institutionRole) => ({ signedIn, globalRole, institutionRole }));
      const own = product ? held.find((principal) => isAllowed('product', principal)) : undefined;
      checks.allow('product', own ?? { signedIn, globalRole });
      if (!product) throw new Refusal('NOT_FOUND');
      return product;
    },
  }),
);
