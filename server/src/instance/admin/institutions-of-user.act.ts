import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isWithinBound } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { institutionJson, roleOfViewer } from '../../business/institution/institution-json.ts';
import { Institution, type InstitutionShape } from '../../business/institution/institution.ts';

builder.queryField('institutions', (t) =>
  t.field({
    type: [Institution],
    description:
      'The institutions that a person belongs to, by name: oneself, and anybody for sales and support roles.',
    args: { userId: t.arg.id({ description: 'The person.' }) },
    resolve: async (_root, { userId }, context) => {
      const viewerId = getViewerId(context);
      type Row = {
        readonly viewer_role: GlobalRole;
        readonly found: boolean;
        readonly institutions: readonly InstitutionShape[];
      };
      const { rows } = await sql<Row>`/* institutions-of-user */
        select viewer.role as viewer_role,
          exists (select from users u where u.id = ${userId} and u.deleted_on is null) as found,
          (select coalesce(json_agg(${institutionJson(roleOfViewer)} order by i.name, i.id), '[]'::json)
            from institution_members m join institutions i on i.id = m.institution_id and i.deleted_on is null
            where m.user_id = ${userId} and m.deleted_on is null and ${isWithinBound(sql.ref('i.id'))}) as institutions
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('institutions', {
        signedIn: true,
        globalRole: row.viewer_role,
        isSelf: userId === viewerId,
      });
      if (!row.found) throw new Refusal('NOT_FOUND');
      return [...row.institutions];
    },
  }),
);
