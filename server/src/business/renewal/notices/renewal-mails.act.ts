import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../../institution/institution-access.ts';
import { isSeller, RenewalMails, type MailsRow } from './renewal-mails.ts';

builder.queryField('renewalMails', (t) =>
  t.field({
    type: RenewalMails,
    description: 'Whether mails about renewals of an institution are sent, for those who may stop them.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      const { rows } = await sql<InstitutionAccess & { readonly mails: MailsRow | null }>`/* renewal-mails */
        select ${institutionAccess(institutionId)}, (
          select json_build_object('mails_sales', i.mails_sales, 'mails_administrators', i.mails_administrators)
          from institutions i where i.id = ${institutionId} and i.deleted_on is null) as mails
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('renewalMails', principalAt(row));
      if (!row.mails) throw new Refusal('NOT_FOUND');
      return { ...row.mails, id: institutionId, sells: isSeller(row.global_role) };
    },
  }),
);
