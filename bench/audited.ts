import { sql } from 'kysely';
import { institutions, sellers, type Business } from './business.ts';
import { Caller } from './caller.ts';
import { startProgram, type Running } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, say, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const update = `mutation ($id: ID!, $role: InstitutionRole!) { updateInstitutionMember(id: $id, data: { role: $role }) { id role } }`;

const atOnce = 16;
/** How many entries the audit log has. */
export const entries = 2_000_000;
const seconds = 5;
const rounds = 4;

/**
 * Role changes in 16 institutions at once, each of which waits for the one before, on a server that writes the audit log
 * and on one whose database has nothing in the place of `write_audit`.
 */
export async function auditedActs({ url, db }: Business): Promise<Row[]> {
  await fillLog(db);
  await sql`create schema if not exists without_log`.execute(db);
  await sql`create or replace function without_log.write_audit(text, uuid, text, uuid, text, text, text, jsonb, jsonb, text, text)
    returns bigint language sql return 0::bigint`.execute(db);
  const sign = await tokenSigner(db);
  const headers = await Promise.all(
    sellers.map(async (subject) => ({ authorization: `Bearer ${await sign(subject)}` })),
  );
  const members = await membersOf(db);
  const silentUrl = new URL(url);
  silentUrl.searchParams.set('options', '-c search_path=without_log,public -c timezone=UTC');
  const logging = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const silent = await startProgram('server/src/main.ts', 4901, { ...serverEnv(url), DATABASE_URL: silentUrl.href });
  let turn = 0;
  const act = async (caller: Caller, member: Member) => {
    const role = member.role === 'STUDENT' ? 'INSTRUCTOR' : 'STUDENT';
    const body = JSON.stringify({ query: update, variables: { id: member.id, role } });
    const reply = await caller.post<Reply>('/graphql', body, headers[turn++ % headers.length]);
    if (reply.data?.updateInstitutionMember.role !== role) throw new Error(JSON.stringify(reply));
    member.role = role;
  };
  /** How many acts a server does in some seconds, each institution one at a time, and how many entries they leave. */
  const load = async ({ origin }: Running, duration: number) => {
    const caller = new Caller(origin, atOnce);
    const before = await entriesOf(db);
    const end = performance.now() + duration * 1000;
    let acts = 0;
    await Promise.all(
      members.map(async (member) => {
        while (performance.now() < end) {
          await act(caller, member);
          acts += 1;
        }
      }),
    );
    caller.close();
    return { acts, left: (await entriesOf(db)) - before };
  };
  const done = { logging: 0, silent: 0 };
  try {
    for (const server of [logging, silent]) await load(server, 2);
    for (let round = 0; round < rounds; round += 1) {
      const without = await load(silent, seconds);
      const withLog = await load(logging, seconds);
      if (without.left !== 0 || withLog.left !== withLog.acts)
        throw new Error(`${without.left} entries without the log, ${withLog.left} of ${withLog.acts} acts with it`);
      done.silent += without.acts;
      done.logging += withLog.acts;
    }
  } finally {
    await Promise.all([logging.stop(), silent.stop()]);
  }
  const perSecond = (acts: number) => `${(acts / seconds / rounds).toFixed(0)}/s`;
  const share = done.logging / done.silent;
  return [
    row(
      `Audited acts of ${atOnce} institutions at once, ${entries.toLocaleString('en')} entries there`,
      perSecond(done.logging),
      `without the log ${perSecond(done.silent)}`,
      `${(100 * share).toFixed(0)} %`,
      '≥ 50 %',
      share >= 0.5,
    ),
  ];
}

type Member = { readonly id: string; role: string };
type Reply = { readonly data: { readonly updateInstitutionMember: { readonly role: string } } | null };

/** A learner or instructor of each of so many institutions. */
async function membersOf(db: Business['db']): Promise<Member[]> {
  const { rows } = await sql<Member>`select distinct on (institution_id) id, role::text from institution_members
    where role in ('STUDENT', 'INSTRUCTOR') and deleted_on is null order by institution_id, id limit ${atOnce}`.execute(
    db,
  );
  return rows;
}

async function entriesOf(db: Business['db']): Promise<number> {
  const { rows } = await sql<{
    entries: number;
  }>`select coalesce(sum(entries), 0)::int as entries from audit_chains`.execute(db);
  return rows[0]?.entries ?? 0;
}

/** Fills the audit log; made once. */
export async function fillLog(db: Business['db']): Promise<void> {
  if ((await entriesOf(db)) >= entries) return;
  say(`  making ${entries.toLocaleString('en')} audit entries; they are kept for the next run`);
  await fillChains(db, Math.ceil(entries / institutions));
}

/** Fills the chains of the institutions that have none; what their hashes are made of does not matter to those who go on. */
export async function fillChains(db: Business['db'], each: number): Promise<void> {
  await db.transaction().execute(async (bulk) => {
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await sql`create temporary table without_chain on commit drop as select i.id, a.ids[1 + (random() * 199)::int] as actor_id
      from institutions i, (select array_agg(id) as ids from users where role = 'SALES_MANAGER') a
      where not exists (select from audit_chains c where c.chain = 'INSTITUTION' and c.chain_id = i.id)`.execute(bulk);
    await sql`insert into audit_log (chain, chain_id, number, at, actor_type, actor_id, action, object_type, object_id, details,
        personal_hash, request_id, previous_hash, hash)
      select 'INSTITUTION', id, n, now() - make_interval(hours => ${each}::int - n, secs => 3599 * random()),
        'USER', actor_id, 'MEMBER_CHANGED', 'user',
        gen_random_uuid()::text, '{"from": "STUDENT", "to": "INSTRUCTOR"}', md5(id || '+' || n) || md5(n || '+' || id),
        gen_random_uuid()::text, case when n > 1 then md5(id || '.' || n - 1) || md5(n - 1 || '.' || id) else '' end,
        md5(id || '.' || n) || md5(n || '.' || id)
      from without_chain, generate_series(1, ${each}::int) n`.execute(bulk);
    await sql`insert into audit_personal (chain, chain_id, number, salt, address, facts)
      select 'INSTITUTION', id, n, gen_random_uuid(), '203.0.113.7', '{}' from without_chain, generate_series(1, ${each}::int) n`.execute(
      bulk,
    );
    await sql`insert into audit_chains (chain, chain_id, entries, hash)
      select 'INSTITUTION', id, ${each}::int, md5(id || '.' || ${each}::int) || md5(${each}::int || '.' || id) from without_chain`.execute(
      bulk,
    );
  });
  await sql`vacuum analyze audit_log, audit_personal, audit_chains`.execute(db);
}
