import { daysToRestoreInvitation } from '@lectern/domain/business/institution/members.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { isAwaitedIn } from '../mail/is-wanted.ts';
import { undoneSince } from '../spreadsheet/days-to-undo.ts';

/** So long an administrator can see that a mail was sent. */
const daysToKeepMail = 90;

/** What was typed by who is gone, or of an item that is gone for good. */
const withoutOwnerOrItem = sql`exists (select from users u where u.id = user_id and u.deleted_on is not null)
  or base_version is not null and product_of(kind, item_id) is null`;

/** What waits in the outbox about an invitation that was answered, or about somebody who is awaited no longer. */
const aboutNothing = sql`num_nonnulls(invitation_id, group_id) > 0 and sent_on is null and refused_on is null
  and not (${isAwaitedIn(sql.ref('mail_outbox'))}
    and (invitation_id is null or exists (select from invitations n where n.id = invitation_id)))`;

/** What was sent or given up long ago; of an invitation that is still open, and in a group that is not over, it says that it was sent. */
const longDone = sql`greatest(sent_on, refused_on, created_on) < now() - make_interval(days => ${daysToKeepMail})
  and (sent_on is not null or refused_on is not null or tries >= 5)
  and not exists (select from invitations n where n.mail_id = mail_outbox.id)
  and not exists (select from groups g where g.id = mail_outbox.group_id and g.deleted_on is null and g.end_date >= now()::date)`;

/** Forgets idempotency keys after 24 hours, rate-limit counters after their windows, counted sheets of free benchmarks after their day, refused joins and imports of rosters, people and institutions after 7 days, mails 90 days after they were sent or given up, and what was typed that nobody can go on with. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await deleteInSteps(db, 'idempotency_keys', sql`created_on < now() - interval '24 hours'`);
  await deleteInSteps(db, 'refused_joins', sql`refused_on < now() - interval '7 days'`);
  for (const imports of ['roster_imports', 'institution_imports', 'people_imports'] as const)
    await deleteInSteps(db, imports, sql`created_on < ${undoneSince}`);
  await deleteInSteps(db, 'rate_limits', sql`expire < extract(epoch from now()) * 1000`);
  await deleteInSteps(db, 'free_sheet_days', sql`day < today('UTC')`);
  await deleteInSteps(db, 'free_sheets', sql`given_on < now() - interval '24 hours'`);
  await deleteInSteps(db, 'open_items', sql`seen_on < now() - interval '1 hour'`);
  await deleteInSteps(db, 'invitations', sql`withdrawn_on < now() - make_interval(days => ${daysToRestoreInvitation})`);
  await deleteInSteps(db, 'mail_outbox', aboutNothing);
  await deleteInSteps(db, 'mail_outbox', longDone);
  await deleteInSteps(db, 'working_copies', withoutOwnerOrItem);
  await deleteInSteps(db, 'gradebook_exports', sql`expires_on < now()`);
  await deleteInSteps(db, 'renewal_exports', sql`expires_on < now()`);
  await deleteInSteps(db, 'audit_exports', sql`expires_on < now()`);
}
