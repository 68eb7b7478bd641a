import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { changeMail, unsent } from './change-mail.ts';

builder.mutationField('retryMail', (t) =>
  t.id({
    description:
      'Has a mail that was not sent tried again from now on, five times more; its id. One whose address was refused is NOT_FOUND, since what it said is forgotten; so is one that waits for its day.',
    args: { id: t.arg.id({ description: 'The mail.' }) },
    resolve: async (_root, { id }, context) => {
      await changeMail(context, id, {
        operation: 'retryMail',
        action: 'MAIL_RETRIED',
        statement: sql`/* retry-mail */ update mail_outbox set tries = 0, not_before = now()
          where id = ${unsent(id)} and refused_on is null and not_before <= now() returning recipient`,
      });
      return id;
    },
  }),
);
