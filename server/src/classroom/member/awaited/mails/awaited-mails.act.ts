import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../../base/graphql/builder.ts';
import { getViewerId } from '../../../../base/graphql/context.ts';
import {
  institutionAccess,
  principalAt,
  type InstitutionAccess,
} from '../../../../business/institution/institution-access.ts';
import { AwaitedMails } from './awaited-mails.ts';

builder.queryField('awaitedMails', (t) =>
  t.field({
    type: AwaitedMails,
    description: 'Whether people whom the rosters of an institution await get a mail, for those who decide it.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      const { rows } = await sql<InstitutionAccess & { readonly mailed: boolean | null }>`/* awaited-mails */
        select ${institutionAccess(institutionId)},
          (select i.mails_awaited from institutions i where i.id = ${institutionId} and i.deleted_on is null) as mailed
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('awaitedMails', principalAt(row));
      if (row.mailed === null) throw new Refusal('NOT_FOUND');
      return { id: institutionId, mailed: row.mailed };
    },
  }),
);
