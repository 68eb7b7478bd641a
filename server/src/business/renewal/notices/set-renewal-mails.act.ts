import type { MailReaders } from '@lectern/domain/business/renewal/renewal-notices.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { actAt } from '../../institution/people/member-actor.ts';
import { holdRenewalMails, isSeller, RenewalMails } from './renewal-mails.ts';

const MailReadersRef = builder.enumType('MailReaders', {
  description: 'Whom mails about renewals of an institution go to.',
  values: {
    SALES: { description: 'Its sales manager.' },
    ADMINISTRATORS: { description: 'Its administrators.' },
  } satisfies Record<MailReaders, { description: string }>,
});

const columns = { SALES: 'mails_sales', ADMINISTRATORS: 'mails_administrators' } as const;

builder.mutationField('setRenewalMails', (t) =>
  t.field({
    type: RenewalMails,
    description:
      'Stops the mails about renewals of an institution, or sends them again. Administrators say it for themselves, who sells for both; it refuses the mails of others (FORBIDDEN).',
    args: {
      institutionId: t.arg.id({ description: 'The institution.' }),
      readers: t.arg({ type: MailReadersRef, description: 'Whose mails.' }),
      mailed: t.arg.boolean({ description: 'True where they are to be sent.' }),
    },
    resolve: async (_root, { institutionId, readers, mailed }, context) => {
      const { db } = context;
      const { actor, institution } = await actAt(context, 'setRenewalMails', institutionId);
      const sells = isSeller(actor.globalRole);
      if (readers === 'SALES' && !sells) throw new Refusal('FORBIDDEN', { field: 'readers' });
      const before = await holdRenewalMails(db, institution.id);
      const column = columns[readers];
      const now = { ...before, [column]: mailed, id: institution.id, sells };
      if (before[column] === mailed) return now;
      await db
        .updateTable('institutions')
        .set({ [column]: mailed })
        .where('id', '=', institution.id)
        .execute();
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'RENEWAL_MAILS_SET',
        object: { type: 'institution', id: institution.id },
        details: { readers, mailed },
      });
      return now;
    },
  }),
);
