import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Claims } from '../../identity/token.ts';

/**
 * Writes what a valid token says about a person: a new user on the first sign-in, the current name and address after
 * that. A user who was entered before (an imported learner) is found by a verified address. What was changed after the
 * token was made stays. Rights never come from here.
 */
export async function recordUser(db: Database, claims: Claims): Promise<string> {
  const { issuer, subject, given_name = '', family_name = '', email_verified = false } = claims;
  const email = (claims.email ?? `${subject}@unknown.invalid`).toLowerCase();
  const older = sql`modified_on <= to_timestamp(${claims.issued_at ?? 0})`;
  const known = await sql<{ id: string }>`
    update users set
      first_name = case when ${older} then ${given_name} else first_name end,
      last_name = case when ${older} then ${family_name} else last_name end,
      email = case when ${older} then ${email} else email end,
      email_verified = case when ${older} then ${email_verified} else email_verified end,
      issuer = ${issuer}, subject = ${subject}, last_seen_on = now()
    where deleted_on is null and (
      (issuer = ${issuer} and subject = ${subject}) or (subject is null and ${email_verified} and email = ${email})
    )
    returning id`.execute(db);
  if (known.rows[0]) return known.rows[0].id;
  await sql`
    insert into users (first_name, last_name, email, email_verified, issuer, subject, last_seen_on)
    values (${given_name}, ${family_name}, ${email}, ${email_verified}, ${issuer}, ${subject}, now())
    on conflict do nothing`.execute(db);
  return getRecorded(db, claims);
}

/** The user who was just written, perhaps by another call at the same moment. */
async function getRecorded(db: Database, { issuer, subject }: Claims): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Refusal('ACCOUNT_CLOSED');
  return user.id;
}
