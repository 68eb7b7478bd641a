import { sql } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/connect.ts';
import { endGrant } from '../session/end-sessions.ts';

/** What ends with its grant. An interaction only remembers one: a person who takes over a session goes on with it. */
const endsWithGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** Where the provider keeps one kind of its things (sessions, grants, codes, tokens, interactions). */
export function recordsAdapter(db: Database, kind: string): Adapter {
  return {
    upsert: async (id, payload, expiresIn) => {
      const text = JSON.stringify(payload);
      // What is asked is kept; a text with this character is one that the database cannot keep.
      if (text.includes('\\u0000'))
        throw new errors.InvalidRequest('a parameter holds a character that no text may hold');
      await sql`/* identity-upsert */
        insert into identity_records (kind, id, payload, grant_id, uid, expires_on)
        values (${kind}, ${id}, ${text}::jsonb, ${endsWithGrant.has(kind) ? (payload.grantId ?? null) : null}, ${payload.uid ?? null},
          now() + make_interval(secs => ${expiresIn ?? null}::double precision))
        on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
          uid = excluded.uid, expires_on = excluded.expires_on`.execute(db);
    },
    find: async (id) =>
      isOurs(id)
        ? read(
            sql`/* identity-find */ select payload, consumed_on from identity_records
            where kind = ${kind} and id = ${id} and expires_on > now()`,
            db,
          )
        : undefined,
    findByUid: async (uid) =>
      isOurs(uid)
        ? read(
            sql`/* identity-find-by-uid */ select payload, consumed_on from identity_records
            where kind = ${kind} and uid = ${uid} and expires_on > now()`,
            db,
          )
        : undefined,
    findByUserCode: async () => undefined,
    consume: (id) => consume(db, kind, id),
    destroy: async (id) => {
      if (kind === 'Grant') return endGrant(db, id);
      await sql`/* identity-destroy */ delete from identity_records where kind = ${kind} and id = ${id}`.execute(db);
    },
    revokeByGrantId: async (grant) => {
      await sql`/* identity-revoke */
        delete from identity_records where kind = ${kind} and grant_id = ${grant}`.execute(db);
    },
  };
}

/** Ids come from cookies and forms, too; what the provider cannot have made is not looked for. */
const isOurs = (id: string): boolean => /^[\w~-]{1,200}$/.test(id);

type Row = { payload: AdapterPayload; consumed_on: string | null };

async function read(statement: ReturnType<typeof sql>, db: Database): Promise<AdapterPayload | undefined> {
  const { rows } = await (statement as ReturnType<typeof sql<Row>>).execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return row.consumed_on ? { ...row.payload, consumed: Date.parse(row.consumed_on) / 1000 } : row.payload;
}

/** Of two uses at the same moment one wins here; the other ends the whole grant like any second use. */
async function consume(db: Database, kind: string, id: string): Promise<void> {
  const { rows } = await sql<{ grant_id: string | null; first: boolean }>`/* identity-consume */
    with used as (
      update identity_records set consumed_on = now() where kind = ${kind} and id = ${id} and consumed_on is null
      returning id
    )
    select grant_id, exists (select from used) as first from identity_records where kind = ${kind} and id = ${id}`.execute(
    db,
  );
  if (rows[0]?.first) return;
  if (rows[0]?.grant_id) await endGrant(db, rows[0].grant_id);
  throw new errors.InvalidGrant('already used');
}
