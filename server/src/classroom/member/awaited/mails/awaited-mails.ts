import { sql } from 'kysely';
import type { Database } from '../../../../base/database/connect.ts';
import { builder } from '../../../../base/graphql/builder.ts';

/** Whether people whom a roster awaits get a mail of an institution. */
type AwaitedMailsShape = { readonly id: string; readonly mailed: boolean };

/** Whether people whom a roster awaits get a mail. */
export const AwaitedMails = builder.objectRef<AwaitedMailsShape>('AwaitedMails').implement({
  description:
    'Whether people whom the rosters of an institution await get a mail: one for each person and group, with the way in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The institution.' }),
    mailed: t.exposeBoolean('mailed', { description: 'Whether they get one.' }),
  }),
});

/** Sets it and gives what held before. */
export async function changeAwaitedMails(db: Database, { id, mailed }: AwaitedMailsShape): Promise<boolean> {
  const { rows } = await sql<{ before: boolean }>`/* set-awaited-mails */
    update institutions i set mails_awaited = ${mailed}
    from (select id, mails_awaited as before from institutions where id = ${id} for no key update) held
    where i.id = held.id returning held.before`.execute(db);
  return rows[0]?.before ?? mailed;
}
