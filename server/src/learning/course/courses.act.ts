import type { GlobalRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { Principal } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { groupAccessJson, lockFor, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { licensedTo } from '../product/licensed-to.ts';
import { productCourseJson } from '../product/product-json.ts';
import { ProductCourse, type ProductCourseShape } from '../product/product.ts';
import { viewerRow } from '../../base/access/content-access.ts';

/** What leads a caller to courses. */
type Ways = {
  readonly viewer_id: string | null;
  readonly global_role: GlobalRole | null;
  readonly drafts: boolean;
  readonly groups: readonly { readonly access: GroupAccess; readonly courses: readonly string[] }[];
  readonly licensed: readonly { readonly role: InstitutionRole; readonly products: readonly string[] }[];
};

builder.queryField('courses', (t) =>
  t.field({
    type: [ProductCourse],
    description:
      'The courses that you may open or put into a group, by product and place: those of your open groups, of the groups of institutions that you administer, and of live licenses where you teach; drafts too for content roles.',
    resolve: async (_root, _args, context): Promise<ProductCourseShape[]> => {
      const { rows } = await sql<Ways>`/* ways-to-courses */
        with ${viewerRow(context, null)}
        select viewer.id as viewer_id, viewer.role as global_role, viewer.drafts, (
          select coalesce(json_agg(json_build_object('access', ${groupAccessJson()}, 'courses',
            (select coalesce(json_agg(gc.course_id), '[]'::json) from group_courses gc where gc.group_id = g.id))), '[]'::json)
          from groups g where g.deleted_on is null and (
            exists (select from group_members m where m.group_id = g.id and m.user_id = viewer.id and m.deleted_on is null)
            or exists (select from institution_members m where m.institution_id = g.institution_id
              and m.user_id = viewer.id and m.role = 'CENTER_ADMIN' and m.deleted_on is null))
        ) as groups, (
          select coalesce(json_agg(json_build_object('role', held.role, 'products', held.products)), '[]'::json)
          from (select m.role, array_agg(distinct lp.product_id) as products ${licensedTo(sql.ref('viewer.id'))} group by m.role) held
        ) as licensed
        from viewer`.execute(context.db);
      const [ways] = rows as [Ways];
      const signedIn = ways.viewer_id !== null;
      const isOpenTo = (principal: Principal) => isAllowed('courses', principal);
      const groups = ways.groups.filter(({ access }) => isOpenTo(principalOf(access)));
      const licensed = ways.licensed.filter(({ role }) => isOpenTo({ signedIn, institutionRole: role }));
      const [group] = groups;
      const role = licensed[0]?.role ?? null;
      context.checks.allow(
        'courses',
        ways.drafts || !group
          ? { signedIn, globalRole: ways.global_role, institutionRole: role }
          : principalOf(group.access),
      );
      const ids = groups.flatMap(({ access, courses }) => (lockFor(access) === null ? courses : []));
      const products = licensed.flatMap((held) => held.products);
      const { rows: found } = await sql<{ course: ProductCourseShape }>`/* courses */
        select ${productCourseJson} as course
        from courses c join products p on p.id = c.product_id and p.deleted_on is null
        where c.deleted_on is null and (${ways.drafts} or (c.published and p.published
          and (c.id = any(${ids}::uuid[]) or p.id = any(${products}::uuid[]))))
        order by lower(p.name), p.id, c.display_order, c.name, c.id`.execute(context.db);
      return found.map(({ course }) => course);
    },
  }),
);
