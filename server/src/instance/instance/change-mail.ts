import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import type { AuditAction } from '../../base/audit-log/audit-action.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { isWanted } from '../../base/mail/is-wanted.ts';

type Change = {
  readonly operation: Operation;
  readonly action: AuditAction;
  /** What is done to a mail that was not sent; it says so of none otherwise. */
  readonly statement: RawBuilder<{ recipient: string }>;
};

/** Does something to a mail that was not sent, which is NOT_FOUND once it is, and writes down who did it. */
export async function changeMail(
  context: Context,
  id: string,
  { operation, action, statement }: Change,
): Promise<void> {
  const { db, checks } = context;
  const viewer = await getViewer(context);
  checks.allow(operation, { signedIn: true, globalRole: viewer.role });
  const { rows } = await statement.execute(db);
  const [mail] = rows;
  if (!mail) throw new Refusal('NOT_FOUND', { field: 'id' });
  await writeAudit(db, actorOf(context), {
    chain: 'PERSON',
    chainId: viewer.id,
    action,
    object: { type: 'user', id: viewer.id },
    details: { mail_id: id },
    personal: { email: mail.recipient },
  });
}

/** The mail, where it waits or was given up and no try of it is under way. */
export const unsent = (id: string): RawBuilder<unknown> =>
  sql`(select m.id from mail_outbox m where m.id = ${id} and m.sent_on is null and ${isWanted} for update of m skip locked)`;
