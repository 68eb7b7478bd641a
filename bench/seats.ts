import { sql } from 'kysely';
import { seatsOn } from '../server/src/business/license/find-seats.ts';
import type { Business } from './business.ts';
import { Caller } from './caller.ts';
import { percentile } from './paced.ts';
import { startProgram } from './processes.ts';
import { recordCall, serverEnv } from './replay.ts';
import { row, say, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const query = `query ($licenseId: ID!, $day: Date!) { licenseSeats(licenseId: $licenseId, day: $day) {
  id name today since sums { bought reserved taken free served } institution { id name allowed_operations } } }`;

/** How many entries two licenses have, and on how many days. */
const few = 100;
const many = 100_000;
const days = 100;

/** The seats of a day in the middle of a long ledger, beside those of a short one, and how many of its rows they read. */
export async function seatsOfDay({ url, db }: Business): Promise<Row[]> {
  const token = await (await tokenSigner(db))('business-1');
  const [short, long] = [await ledgerOf(db, few), await ledgerOf(db, many)];
  const bodyOf = ({ id, day }: Ledger) => JSON.stringify({ query, variables: { licenseId: id, day } });
  const statements = await recordCall(url, token, bodyOf(long));
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const caller = new Caller(server.origin, 1);
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] };
  for (let call = 0; call < 250; call++)
    for (const [which, ledger] of [
      ['short', short],
      ['long', long],
    ] as const) {
      const began = performance.now();
      await caller.post('/graphql', bodyOf(ledger), { authorization: `Bearer ${token}` });
      if (call >= 50) times[which].push(performance.now() - began);
    }
  caller.close();
  await server.stop();
  const [one, other] = [percentile(times.long, 50), percentile(times.short, 50)];
  const read = await entriesRead(db, long);
  return [
    row(
      `Seats of a day among ${many.toLocaleString('en')} entries`,
      `${one.toFixed(2)} ms`,
      `among ${few} entries ${other.toFixed(2)} ms`,
      `${(one / other).toFixed(2)} ×`,
      '≤ 1.2 ×',
      one <= 1.2 * other,
    ),
    row('– entries read for them', String(read), '', '', '1', read === 1),
    row('– statements', String(statements.length), '', '', '1', statements.length === 1),
  ];
}

type Ledger = { readonly id: string; readonly day: string };

/** A license with so many entries; made once. */
async function ledgerOf(db: Business['db'], entries: number): Promise<Ledger> {
  const name = `Ledger of ${entries} entries`;
  const found = () =>
    sql<Ledger>`select id, (activation_date + ${days / 2}::int)::text as day
      from licenses where name = ${name}`.execute(db);
  const [kept] = (await found()).rows;
  if (kept) return kept;
  say(`  making ${entries.toLocaleString('en')} entries; they are kept for the next run`);
  await db.transaction().execute(async (bulk) => {
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await sql`insert into licenses (institution_id, key, name, max_users, activation_date, expiry_date)
      select institution_id, ${name}, ${name}, 300, current_date - 200, current_date + 165 from licenses limit 1`.execute(
      bulk,
    );
    await sql`insert into seat_entries (license_id, number, kind, act, seats, day, bought, reserved, taken, served)
      select id, n, 'BOUGHT', case n when 1 then 'LICENSE_BOUGHT' else 'LICENSE_CHANGED' end, case n when 1 then max_users else 0 end,
        activation_date + (${days}::bigint * (n - 1) / ${entries}::int)::int, max_users, 0, 0, 0
      from licenses, generate_series(1, ${entries}::int) n where name = ${name}`.execute(bulk);
  });
  await sql`vacuum analyze seat_entries`.execute(db);
  const [made] = (await found()).rows;
  if (!made) throw new Error(`${name} was not made`);
  return made;
}

type Plan = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
};

/** How many rows of the ledger the statement of a day reads. */
async function entriesRead(db: Business['db'], { id, day }: Ledger): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`explain (analyze, format json)
    ${seatsOn(sql`${id}::uuid`, sql`${day}::date`)}`.execute(db);
  const readBy = (plan: Plan): number =>
    (plan['Relation Name'] === 'seat_entries' ? plan['Actual Rows'] * plan['Actual Loops'] : 0) +
    (plan.Plans ?? []).reduce((sum, inner) => sum + readBy(inner), 0);
  return rows[0]?.['QUERY PLAN'].reduce((sum, { Plan: plan }) => sum + readBy(plan), 0) ?? 0;
}
