import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from '../database/connect.ts';
import { findAuditBreaks } from './find-audit-breaks.ts';
import { programActor, type Actor } from './actor.ts';
import { writeAudit } from './write-audit.ts';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await cloneDatabase();
  db = connect({ url });
});
afterAll(() => db.destroy());

const visitor: Actor = { type: 'VISITOR', id: null, address: '203.0.113.7', requestId: 'request' };

function write(chainId: string, on: Database = db): Promise<void> {
  return writeAudit(on, visitor, {
    chain: 'INSTITUTION',
    chainId,
    action: 'GROUP_JOINED',
    object: { type: 'group', id: 'some' },
    details: { role: 'STUDENT' },
    personal: { email: 'who@people.test' },
  });
}

async function chainOf(length: number): Promise<string> {
  const school = randomUUID();
  for (let entries = 0; entries < length; entries++) await write(school);
  return school;
}

describe('an entry', () => {
  it('is kept whole, with what is personal beside the chain', async () => {
    const school = await chainOf(2);
    const entries = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('chain_id', '=', school)
      .orderBy('number')
      .execute();
    expect(entries.map(({ number, previous_hash }) => ({ number, previous_hash }))).toEqual([
      { number: 1, previous_hash: '' },
      { number: 2, previous_hash: entries[0]?.hash },
    ]);
    expect(entries[0]).toMatchObject({
      actor_type: 'VISITOR',
      actor_id: null,
      action: 'GROUP_JOINED',
      object_type: 'group',
      object_id: 'some',
      details: { role: 'STUDENT' },
      request_id: 'request',
    });
    expect(JSON.stringify(entries)).not.toMatch(/who@people|203\.0/);
    const beside = await db.selectFrom('audit_personal').selectAll().where('chain_id', '=', school).execute();
    expect(beside[0]).toMatchObject({ address: '203.0.113.7', facts: { email: 'who@people.test' } });
    expect(await findAuditBreaks(db)).toEqual([]);
  });

  it('is gone with the transaction of its act', async () => {
    const school = await chainOf(1);
    const lost = db.transaction().execute(async (transaction) => {
      await write(school, transaction);
      throw new Error('the act failed');
    });
    await expect(lost).rejects.toThrow('the act failed');
    await write(school);
    const numbers = await db.selectFrom('audit_log').select('number').where('chain_id', '=', school).execute();
    expect(numbers.map(({ number }) => number)).toEqual([1, 2]);
    expect(await findAuditBreaks(db)).toEqual([]);
  });

  it('of one school waits for no other school', async () => {
    const [mine, other] = [await chainOf(1), await chainOf(1)];
    await db.transaction().execute(async (transaction) => {
      await write(mine, transaction);
      await expect(write(other)).resolves.toBeUndefined();
      const impatient = new pg.Client({ connectionString: url });
      await impatient.connect();
      await impatient.query(`set lock_timeout = '50ms'`);
      const same = `select write_audit('INSTITUTION', '${mine}', 'PROGRAM', null, 'GROUP_JOINED', 'group', 'some', '{}', '{}', null, null)`;
      await expect(impatient.query(same)).rejects.toThrow(/lock timeout/);
      await impatient.end();
    });
  });

  it('written by many at once has its place in one chain', async () => {
    const school = randomUUID();
    await Promise.all(Array.from({ length: 40 }, () => write(school)));
    const numbers = await db
      .selectFrom('audit_log')
      .select('number')
      .where('chain_id', '=', school)
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(await findAuditBreaks(db)).toEqual([]);
  });
});

describe('the audit log', () => {
  it.each([
    'update audit_log set action = action',
    'delete from audit_log',
    'truncate audit_log cascade',
    'update audit_personal set address = null',
    'truncate audit_personal',
  ])('refuses even its owner: %s', async (statement) => {
    await chainOf(1);
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/is append-only/);
  });

  it.each([
    ['an entry that was changed', `update audit_log set action = 'SIGNED_IN' where number = 2 and chain_id = $1`, [2]],
    ['details that were changed', `update audit_log set details = '{}' where number = 2 and chain_id = $1`, [2]],
    ['another moment', `update audit_log set at = at - interval '1 day' where number = 1 and chain_id = $1`, [1]],
    [
      'an entry that was changed with its hash',
      `update audit_log l set action = 'SIGNED_IN', hash = audit_hash(row(l.chain, l.chain_id, l.number, l.at, l.actor_type, l.actor_id, 'SIGNED_IN', l.object_type, l.object_id, l.details, l.personal_hash, l.request_id, l.previous_hash, '')::audit_log) where number = 2 and chain_id = $1`,
      [3],
    ],
    ['an entry that was taken out', 'delete from audit_log where number = 2 and chain_id = $1', [3]],
    ['the first, taken out', 'delete from audit_log where number = 1 and chain_id = $1', [2]],
    ['the last, cut off', 'delete from audit_log where number = 3 and chain_id = $1', [3]],
    ['a head that is gone', 'delete from audit_chains where chain_id = $1', [1, 2, 3]],
    ['a chain that is gone', 'delete from audit_log where chain_id = $1', [3]],
    ['another address beside it', `update audit_personal set address = '::1' where number = 2 and chain_id = $1`, [2]],
    ['another fact beside it', `update audit_personal set facts = '{}' where number = 2 and chain_id = $1`, [2]],
  ])('shows %s', async (_what, tampering, numbers) => {
    const school = await chainOf(3);
    const tampered = await db.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(tampered);
    await sql.raw(tampering.replace('$1', `'${school}'`)).execute(tampered);
    const found = await Promise.all([1, 2, 3, 1000].map((step) => findAuditBreaks(tampered, step)));
    await tampered.rollback().execute();
    for (const breaks of found) {
      expect(breaks.filter(({ chain_id }) => chain_id !== school)).toEqual([]);
      expect([...new Set(breaks.map(({ number }) => number))].toSorted((one, other) => one - other)).toEqual(numbers);
    }
  });

  // O-11
  it('stays whole when what is personal is erased', async () => {
    const school = await chainOf(2);
    await sql`delete from audit_personal where chain_id = ${school}`.execute(db);
    expect(await findAuditBreaks(db)).toEqual([]);
  });

  it('takes nobody for a program or a visitor who has an id', async () => {
    const entry = { chain: 'PRODUCT', chainId: randomUUID(), action: 'CURRICULUM_IMPORTED' } as const;
    const wrong = { ...programActor, id: randomUUID() };
    await expect(writeAudit(db, wrong, { ...entry, object: { type: 'product', id: 'x' } })).rejects.toThrow(
      /audit_log_actor_named/,
    );
  });
});
