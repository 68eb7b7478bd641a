import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Claims } from '../../identity/token.ts';

/**
 * Writes what a valid token says about a person: a new user on the first sign-in, the current name and address after
 * that. A user who was entered before (an imported learner) is found by a verified address. Rights never come from here.
 */
export async function recordUser(db: Database, claims: Claims): Promise<string> {
  const { issuer, subject, given_name = '', family_name = '', email_verified = false } = claims;
  const email = (claims.email ?? `${subject}@unknown.invalid`).toLowerCase();
  const known = await sql<{ id: string }>`
    update users set
      first_name = ${given_name}, last_name = ${family_name}, email = ${email}, email_verified = ${email_verified},
      issuer = ${issuer}, subject = ${subject}, last_seen_on = now()
    where deleted_on is null and (
      (issuer = ${issuer} and subject = ${subject}) or (subject is null and ${email_verified} and email = ${email})
    )
    returning id`.execute(db);
  if (known.rows[0]) return known.rows[0].id;
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: given_name,
      last_name: family_name,
      email,
      email_verified,
      issuer,
      subject,
      last_seen_on: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
