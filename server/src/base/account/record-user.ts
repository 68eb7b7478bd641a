import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { userActor } from '../audit-log/actor.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import type { Database } from '../database/connect.ts';
import type { Context } from '../graphql/context.ts';
import type { Claims } from '../session/token.ts';

/** Where a call came from. */
type Origin = Pick<Context, 'ip' | 'requestId'>;

type Person = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly email_verified: boolean;
};

/**
 * Writes what a valid token says about a person: a new user on the first sign-in, the current name and address after
 * that. A user who was entered before (an imported learner) is found by a verified address. What was changed after the
 * token was made stays. Rights never come from here.
 */
export async function recordUser(db: Database, claims: Claims, origin: Origin): Promise<string> {
  const person = personOf(claims);
  const same = await findUnchanged(db, claims, person);
  if (same) return same;
  const act = async (transaction: Database) =>
    (await recordChange(transaction, claims, person, origin)) ?? recordNew(transaction, claims, person, origin);
  return db.isTransaction ? act(db) : db.transaction().execute(act);
}

function personOf({ subject, email, given_name = '', family_name = '', email_verified = false }: Claims): Person {
  const address = (email ?? `${subject}@unknown.invalid`).toLowerCase();
  return { first_name: given_name, last_name: family_name, email: address, email_verified };
}

const isOlder = ({ issued_at = 0 }: Claims) => sql`modified_on <= to_timestamp(${issued_at})`;

/** Most sign-ins change nothing but the moment. */
async function findUnchanged(db: Database, claims: Claims, person: Person): Promise<string | null> {
  const { first_name, last_name, email, email_verified } = person;
  const { rows } = await sql<{ id: string }>`
    update users set last_seen_on = now()
    where issuer = ${claims.issuer} and subject = ${claims.subject} and deleted_on is null
      and (not ${isOlder(claims)} or (first_name, last_name, email, email_verified)
        = (${first_name}, ${last_name}, ${email}, ${email_verified}))
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

async function recordChange(db: Database, claims: Claims, person: Person, origin: Origin): Promise<string | null> {
  const { first_name, last_name, email, email_verified } = person;
  const { rows } = await sql<{ id: string; linked: boolean; before: Person; after: Person }>`
    with known as (
      select * from users where deleted_on is null and (
        (issuer = ${claims.issuer} and subject = ${claims.subject})
        or (subject is null and ${email_verified} and email = ${email})
      ) order by subject nulls last limit 1 for update
    ), changed as (
      update users u set
        first_name = case when ${isOlder(claims)} then ${first_name} else u.first_name end,
        last_name = case when ${isOlder(claims)} then ${last_name} else u.last_name end,
        email = case when ${isOlder(claims)} then ${email} else u.email end,
        email_verified = case when ${isOlder(claims)} then ${email_verified} else u.email_verified end,
        issuer = ${claims.issuer}, subject = ${claims.subject}, last_seen_on = now()
      where u.id in (select id from known)
      returning u.*
    )
    select changed.id, known.subject is null as linked, ${personOfRow('known')} as before, ${personOfRow('changed')} as after
    from known join changed using (id)`.execute(db);
  const [change] = rows;
  if (!change) return null;
  const { id, linked, before, after } = change;
  await writeAudit(db, userActor(origin, id), {
    ...entryAbout(id),
    action: 'USER_CHANGED',
    details: { linked },
    personal: { before, after },
  });
  return id;
}

const personOfRow = (row: 'known' | 'changed') =>
  sql.raw(
    `json_build_object(${['first_name', 'last_name', 'email', 'email_verified'].map((name) => `'${name}', ${row}.${name}`).join(', ')})`,
  );

async function recordNew(db: Database, claims: Claims, person: Person, origin: Origin): Promise<string> {
  const { issuer, subject } = claims;
  const made = await db
    .insertInto('users')
    .values({ ...person, issuer, subject, last_seen_on: sql<string>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return getRecorded(db, claims);
  await writeAudit(db, userActor(origin, made.id), {
    ...entryAbout(made.id),
    action: 'USER_RECORDED',
    personal: { after: person },
  });
  return made.id;
}

const entryAbout = (id: string) => ({ chain: 'PERSON', chainId: id, object: { type: 'user', id } }) as const;

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
