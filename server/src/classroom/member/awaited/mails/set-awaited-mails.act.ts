import { actorOf } from '../../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../../base/audit-log/write-audit.ts';
import { builder } from '../../../../base/graphql/builder.ts';
import { actAt } from '../../../../business/institution/people/member-actor.ts';
import { AwaitedMails, changeAwaitedMails } from './awaited-mails.ts';

builder.mutationField('setAwaitedMails', (t) =>
  t.field({
    type: AwaitedMails,
    description:
      'Says whether people whom a roster awaits from now on get a mail. Where they are to get none, mails that wait are not sent either.',
    args: {
      institutionId: t.arg.id({ description: 'The institution.' }),
      mailed: t.arg.boolean({ description: 'True where they are to get one.' }),
    },
    resolve: async (_root, { institutionId, mailed }, context) => {
      const { db } = context;
      const { institution } = await actAt(context, 'setAwaitedMails', institutionId);
      const now = { id: institution.id, mailed };
      if ((await changeAwaitedMails(db, now)) === mailed) return now;
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'AWAITED_MAILS_SET',
        object: { type: 'institution', id: institution.id },
        details: { mailed },
      });
      return now;
    },
  }),
);
