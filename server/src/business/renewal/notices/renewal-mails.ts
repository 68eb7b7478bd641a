import { isRoleOf, salesRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';

/** Whether mails about renewals of an institution are sent. */
export type MailsRow = { readonly mails_sales: boolean; readonly mails_administrators: boolean };

/** The same, as far as somebody may know. */
export type RenewalMailsShape = MailsRow & { readonly id: string; readonly sells: boolean };

/** Whether mails about renewals of an institution are sent. */
export const RenewalMails = builder.objectRef<RenewalMailsShape>('RenewalMails').implement({
  description:
    'Whether mails about renewals of an institution are sent: 90, 30 and 7 days before a license ends and when nine tenths of its seats are taken, once in each term, one a day for each person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The institution.' }),
    sales: t.boolean({
      nullable: true,
      description: 'Whether they go to its sales manager; null for those who do not sell.',
      resolve: ({ sells, mails_sales }) => (sells ? mails_sales : null),
    }),
    administrators: t.exposeBoolean('mails_administrators', {
      description: 'Whether they go to its administrators.',
    }),
  }),
});

/** Whether somebody sells, wherever. */
export const isSeller = (globalRole: GlobalRole | null): boolean => isRoleOf(salesRoles, globalRole);

/** Whether mails about renewals of an institution are sent, which nobody changes until the end of the transaction. */
export async function holdRenewalMails(db: Database, institutionId: string): Promise<MailsRow> {
  const { rows } = await sql<MailsRow>`/* hold-renewal-mails */
    select mails_sales, mails_administrators from institutions
    where id = ${institutionId} and deleted_on is null for no key update`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
