import type { GlobalRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { seesDrafts } from '../license-drafts.ts';
import { roleOfViewer } from '../institution-json.ts';
import { InstitutionRecord, recordJson, type InstitutionRecordShape } from './institution-record.ts';

const InstitutionWhere = builder.inputType('InstitutionWhere', {
  description: 'Which institution.',
  fields: (t) => ({ id: t.id({ description: 'Its id.' }) }),
});

builder.queryField('institution', (t) =>
  t.field({
    type: InstitutionRecord,
    description:
      'An institution, for sales and support roles and for its members; its learners get name and logo only.',
    args: { where: t.arg({ type: InstitutionWhere, description: 'Which one.' }) },
    resolve: async (_root, { where: { id } }, context) => {
      const { rows } = await sql<Row>`/* institution */
        select viewer.role as global_role, i.my_role as institution_role, i.record
        from users viewer left join lateral (
          select ${roleOfViewer} as my_role, ${recordJson} as record
          from institutions i where i.id = ${id} and i.deleted_on is null) i on true
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const { global_role, institution_role, record } = row;
      const byRole = { signedIn: true, globalRole: global_role };
      context.checks.allow('institution', { ...byRole, institutionRole: institution_role });
      if (!record) throw new Refusal('NOT_FOUND');
      if (institution_role === 'STUDENT' && !isAllowed('institution', byRole)) return onCard(record);
      const { sales_manager, licenses } = record;
      const seen = seesDrafts(byRole) ? licenses : licenses?.filter(({ is_draft }) => !is_draft);
      return {
        ...record,
        ...(seen ? { licenses: seen } : {}),
        sales_manager: sales_manager ? { ...sales_manager, principal: byRole } : null,
      };
    },
  }),
);

/** What learners of an institution may know of it. */
const onCard = ({ id, name, logo, today }: InstitutionRecordShape): InstitutionRecordShape => ({
  id,
  name,
  logo,
  today,
});

type Row = {
  readonly global_role: GlobalRole;
  readonly institution_role: InstitutionRole | null;
  readonly record: InstitutionRecordShape | null;
};
