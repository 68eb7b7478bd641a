import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { changeMail, unsent } from './change-mail.ts';

builder.mutationField('dropMail', (t) =>
  t.id({
    description: 'Takes a mail that was not sent out of the outbox: it is never sent; its id.',
    args: { id: t.arg.id({ description: 'The mail.' }) },
    resolve: async (_root, { id }, context) => {
      await changeMail(context, id, {
        operation: 'dropMail',
        action: 'MAIL_DROPPED',
        statement: sql`/* drop-mail */ delete from mail_outbox where id = ${unsent(id)} returning recipient`,
      });
      return id;
    },
  }),
);
