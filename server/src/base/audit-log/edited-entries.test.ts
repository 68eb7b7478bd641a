import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { howMany, longTest } from '../../../test/deep.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from '../database/connect.ts';
import type { Actor } from './actor.ts';
import { findAuditBreaks } from './find-audit-breaks.ts';
import { writeAudit } from './write-audit.ts';

let db: Database;
beforeAll(async () => {
  db = connect({ url: await cloneDatabase() });
});
afterAll(() => db.destroy());

const from = { address: '203.0.113.7', requestId: 'request' };
const actors: readonly Actor[] = [
  { type: 'USER', id: randomUUID(), ...from },
  { type: 'ACCOUNT', id: randomUUID(), ...from },
  { type: 'VISITOR', id: null, address: '203.0.113.8', requestId: 'other' },
  { type: 'PROGRAM', id: null, address: null, requestId: null },
];

/** Two chains of so many entries, by everybody who does something. */
async function writeChains(entries: number): Promise<void> {
  for (const chain of ['INSTITUTION', 'PERSON'] as const) {
    const chainId = randomUUID();
    for (let n = 0; n < entries; n += 1)
      await writeAudit(db, actors[n % actors.length] as Actor, {
        chain,
        chainId,
        action: n % 2 ? 'MEMBER_CHANGED' : 'MEMBER_REMOVED',
        object: { type: n % 2 ? 'user' : 'group', id: randomUUID() },
        details: { from: 'STUDENT', to: 'INSTRUCTOR', items: n },
        personal: { email: `${n}@people.test` },
      });
  }
}

type Column = { readonly of: string; readonly name: string; readonly type: string; readonly isKey: boolean };

/** Every column of the log and of what lies beside it. */
async function readColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as of, a.attname as name, format_type(a.atttypid, null) as type,
      a.attnum = any(key.conkey) as "isKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_constraint key on key.conrelid = c.oid and key.contype = 'p'
    where c.relname in ('audit_log', 'audit_chains', 'audit_personal') order by 1, a.attnum`.execute(db);
  // What lies beside an entry may be erased; under another key it is.
  return rows.filter(({ of, isKey }) => of !== 'audit_personal' || !isKey);
}

const others: Readonly<Record<string, (column: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  text: (column) => sql`coalesce(${column}, '') || 'x'`,
  uuid: () => sql`gen_random_uuid()`,
  bigint: (column) => sql`${column} + 1000`,
  'timestamp with time zone': (column) => sql`${column} + interval '1 microsecond'`,
  jsonb: (column) => sql`${column} || '{"n": -1}'`,
};

/** The ways in which a value becomes another: a little, as that of another row, and away. */
function editsOf({ of, name, type }: Column): readonly RawBuilder<unknown>[] {
  const [table, column] = [sql.table(of), sql`edited.${sql.ref(name)}`];
  const other = others[type];
  if (!other) throw new Error(`${of}.${name} is of the type ${type}, which no edit is known for`);
  const ofAnother = sql`(select o.${sql.ref(name)} from ${table} o where o.${sql.ref(name)} is distinct from ${column}
    order by o.ctid limit 1)`;
  return [other(column), ofAnother, sql`null`];
}

type Outcome = 'FOUND' | 'REFUSED' | 'THE SAME' | 'UNSEEN';

/** Edits one row past all triggers, as who owns the tables can, looks at the log, and takes the edit back. */
async function edit(tampered: Database, { of, name }: Column, ctid: string, to: RawBuilder<unknown>): Promise<Outcome> {
  await sql`savepoint edit`.execute(tampered);
  try {
    const { rows } = await sql<{ changed: boolean }>`
      with old as (select ctid, ${sql.ref(name)} as value from ${sql.table(of)} where ctid = ${ctid}::tid)
      update ${sql.table(of)} edited set ${sql.ref(name)} = ${to} from old where edited.ctid = old.ctid
      returning edited.${sql.ref(name)} is distinct from old.value as changed`.execute(tampered);
    if (!rows[0]?.changed) return 'THE SAME';
    return (await findAuditBreaks(tampered)).length > 0 ? 'FOUND' : 'UNSEEN';
  } catch (error) {
    // A check, a key or a value that has to be there.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('23')) return 'REFUSED';
    throw error;
  } finally {
    await sql`rollback to savepoint edit`.execute(tampered);
  }
}

const entries = howMany({ sample: 4, deep: 40 });

describe('an entry that who owns the tables has edited (T41)', () => {
  it(
    `is found, whichever column of whichever row it is, and whatever it says now, in two chains of ${entries}`,
    async () => {
      await writeChains(entries);
      const columns = await readColumns();
      expect(columns).toHaveLength(21);
      const unseen: string[] = [];
      const found = new Map<string, number>();
      const tampered = await db.startTransaction().execute();
      await sql`set local session_replication_role = replica`.execute(tampered);
      for (const column of columns) {
        const { rows } = await sql<{ ctid: string }>`select ctid::text from ${sql.table(column.of)}`.execute(tampered);
        for (const { ctid } of rows)
          for (const to of editsOf(column)) {
            const outcome = await edit(tampered, column, ctid, to);
            if (outcome === 'UNSEEN') unseen.push(`${column.of}.${column.name} ${ctid}`);
            const name = `${column.of}.${column.name}`;
            found.set(name, (found.get(name) ?? 0) + (outcome === 'FOUND' ? 1 : 0));
          }
      }
      expect(await findAuditBreaks(tampered)).toEqual([]);
      await tampered.rollback().execute();
      const edits = [...found.values()].reduce((sum, one) => sum + one, 0);
      console.info(`${edits} edits of ${found.size} columns were found`);
      expect(unseen).toEqual([]);
      expect([...found].filter(([, times]) => times === 0)).toEqual([]);
    },
    longTest,
  );
});
