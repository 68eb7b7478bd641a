import { globalRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { buildInstitution, buildInvitation } from '../../../seed/school.ts';
import { cloneDatabase, type TestServer } from '../../../test/harness.ts';
import { openServer } from '../../../test/open-server.ts';

let server: TestServer;
let admin: BuiltUser;
beforeAll(async () => {
  server = await openServer(await cloneDatabase());
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
});
beforeEach(async () => {
  await sql`delete from mail_outbox`.execute(server.db);
});

const documents = {
  instance: `{ instance { jobs { name next_on started_on ended_on succeeded_on found failure wanted }
    mails_waiting mails_given_up mails_refused mails_sent_today database_bytes media_bytes free_bytes backs_up
    last_backup { outcome failure } last_verified { outcome rows gradebooks missing_files } } }`,
  instanceChecks: '{ instanceChecks { name state seen cure } }',
  unsentMails: `query mails($after: ID) { unsentMails(after: $after) {
    mails { id recipient subject state tries last_error } hasMore cursor } }`,
  askForJob: 'mutation ask($name: JobName!) { askForJob(name: $name) { name wanted_on } }',
  retryMail: 'mutation retry($id: ID!) { retryMail(id: $id) }',
  dropMail: 'mutation drop($id: ID!) { dropMail(id: $id) }',
} as const;

const call = async (operation: keyof typeof documents, variables = {}, who: BuiltUser | null = admin) => {
  const { data, code } = await server.call(who, documents[operation], variables);
  return { result: data?.[operation] ?? null, code };
};
const mail = async (values: Record<string, unknown> = {}) => {
  const { id } = await server.db
    .insertInto('mail_outbox')
    .values({
      recipient: 'amara@people.test',
      subject: 'Your invitation',
      body: 'A link that opens an account',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const entries = async () => {
  const { rows } = await sql`select l.action, l.details, p.facts from audit_log l
    join audit_personal p using (chain, chain_id, number) where l.chain_id = ${admin.id} order by l.number`.execute(
    server.db,
  );
  return rows;
};

describe('the instance', () => {
  it.each(Object.keys(documents) as (keyof typeof documents)[])(
    '%s is for system administrators alone',
    async (operation) => {
      const variables = { id: await mail(), name: 'check_counters' };
      for (const role of globalRoles.filter((one) => one !== 'SYSTEM_ADMIN')) {
        const { code } = await call(operation, variables, await buildUser(server.db, { role }));
        expect({ role, code }).toEqual({ role, code: 'FORBIDDEN' });
      }
      expect((await call(operation, variables, null)).code).toBe('UNAUTHENTICATED');
      expect((await call(operation, variables)).code).toBeNull();
    },
  );

  // O-21
  it('says when each work is due, what became of the last, and how mails and storage stand', async () => {
    await sql`insert into job_runs (job, started_on, ended_on, succeeded_on, found, failure) values
      ('check_counters', now(), now(), now() - interval '1 day', 3, 'The disk is full.') on conflict (job) do update
      set failure = excluded.failure, found = excluded.found`.execute(server.db);
    await sql`insert into backup_runs (started_on, ended_on, outcome, rows, gradebooks, missing_files, failure) values
      (now(), now() - interval '1 day', 'VERIFIED', 90, 4, 2, null),
      (now(), now(), 'FAILED', null, null, null, 'No room.')`.execute(server.db);
    await mail();
    await mail({ tries: 5, last_error: 'Timeout' });
    await mail({ refused_on: sql`now()`, body: '' });
    await mail({ sent_on: sql`now()` });
    const { result } = await call('instance');
    expect(result.jobs.length).toBeGreaterThan(4);
    expect(result.jobs.find(({ name }: { name: string }) => name === 'check_counters')).toMatchObject({
      failure: 'The disk is full.',
      found: 3,
    });
    const due = result.jobs.map(({ next_on }: { next_on: string }) => next_on);
    expect(due).toEqual(due.toSorted());
    expect(Date.parse(due[0])).toBeGreaterThan(Date.now());
    expect(result).toMatchObject({
      mails_waiting: 1,
      mails_given_up: 1,
      mails_refused: 1,
      mails_sent_today: 1,
      backs_up: false,
      last_backup: { outcome: 'FAILED', failure: 'No room.' },
      last_verified: { outcome: 'VERIFIED', rows: 90, gradebooks: 4, missing_files: 2 },
    });
    expect(result.database_bytes).toBeGreaterThan(1e6);
  });

  it('is looked at as the doctor does it', async () => {
    const { result } = await call('instanceChecks');
    const states = Object.fromEntries(result.map(({ name, state }: { name: string; state: string }) => [name, state]));
    expect(states).toMatchObject({ folder: 'OK', disk: expect.stringMatching(/OK|WARNING/), mail: 'OK' });
    expect(result.find(({ name }: { name: string }) => name === 'mail').seen).toMatch(/No mail server is set/);
  });

  it('does work that is asked for, once however often, and writes down who asked', async () => {
    const one = await call('askForJob', { name: 'verify_audit_log' });
    const other = await call('askForJob', { name: 'verify_audit_log' });
    expect(other.result).toEqual(one.result);
    const { result } = await call('instance');
    const wanted = result.jobs
      .filter((job: { wanted: boolean }) => job.wanted)
      .map(({ name }: { name: string }) => name);
    expect(wanted).toContain('verify_audit_log');
    expect(await entries()).toContainEqual({
      action: 'JOB_ASKED_FOR',
      details: { job: 'verify_audit_log' },
      facts: {},
    });
    expect((await call('askForJob', { name: 'nightly_backup' })).code).toBe('NOT_FOUND');
  });
});

describe('mails that were not sent', () => {
  it('are listed with why, what was given up or refused first, without what they say', async () => {
    for (let n = 0; n < 22; n++)
      await mail({ subject: `Mail ${n}`, created_on: sql`now() - make_interval(mins => ${100 - n})` });
    await mail({ subject: 'Given up', tries: 5, last_error: 'Timeout', created_on: sql`now() - interval '1 day'` });
    await mail({ subject: 'Refused', refused_on: sql`now()`, last_error: '550 No such user', body: '' });
    await mail({ subject: 'Sent', sent_on: sql`now()`, body: '' });
    const first = (await call('unsentMails')).result;
    expect(first.mails[0]).toMatchObject({ subject: 'Given up', state: 'GIVEN_UP', tries: 5, last_error: 'Timeout' });
    expect(first.mails[1]).toMatchObject({ subject: 'Refused', state: 'REFUSED', last_error: '550 No such user' });
    expect(first.mails[2]).toMatchObject({ subject: 'Mail 0', state: 'SENDING' });
    expect(first).toMatchObject({ hasMore: true, cursor: first.mails.at(-1).id });
    const second = (await call('unsentMails', { after: first.cursor })).result;
    expect(second.mails.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Mail 18',
      'Mail 19',
      'Mail 20',
      'Mail 21',
    ]);
    expect((await call('unsentMails', { after: crypto.randomUUID() })).code).toBe('BAD_CURSOR');
    expect(JSON.stringify([first, second])).not.toMatch(/opens an account/);
  });

  it('wait for their day, and are not tried before', async () => {
    const id = await mail({ not_before: sql`now() + interval '1 day'` });
    expect((await call('unsentMails')).result.mails).toMatchObject([{ id, state: 'WAITING' }]);
    expect((await call('retryMail', { id })).code).toBe('NOT_FOUND');
    const { rows } = await sql`select from mail_outbox where not_before > now()`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect((await call('dropMail', { id })).code).toBeNull();
  });

  it('are neither listed nor counted where their invitation was answered or withdrawn', async () => {
    const { db } = server;
    const { id: institution_id } = await buildInstitution(db);
    const about = async (invitation_id: string, values: object = {}) =>
      mail({ institution_id, invitation_id, ...values });
    const [open, withdrawn] = [
      await buildInvitation(db, 'open@people.test', { institution_id }),
      await buildInvitation(db, 'gone@people.test', { institution_id }),
    ];
    await sql`update invitations set withdrawn_on = now(), withdrawn_by = created_by where id = ${withdrawn.id}`.execute(
      db,
    );
    const id = await about(open.id);
    const gone = [
      await about(withdrawn.id),
      await about(withdrawn.id, { tries: 5 }),
      await about(withdrawn.id, { refused_on: sql`now()` }),
      await about(crypto.randomUUID()),
    ];
    expect((await call('unsentMails')).result.mails).toMatchObject([{ id }]);
    expect((await call('instance')).result).toMatchObject({ mails_waiting: 1, mails_given_up: 0, mails_refused: 0 });
    for (const one of gone) expect((await call('retryMail', { id: one })).code).toBe('NOT_FOUND');
  });

  it('are tried again or taken away, by one of two at once; what is sent or refused is not there', async () => {
    const [id, refused, sent] = [
      await mail({ tries: 5 }),
      await mail({ refused_on: sql`now()`, body: '' }),
      await mail({ sent_on: sql`now()`, body: '' }),
    ];
    expect((await call('retryMail', { id })).result).toBe(id);
    const { rows } = await sql`select tries, not_before <= now() as due from mail_outbox where id = ${id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ tries: 0, due: true }]);
    expect((await call('retryMail', { id: refused })).code).toBe('NOT_FOUND');
    for (const gone of [sent, crypto.randomUUID()])
      for (const operation of ['retryMail', 'dropMail'] as const)
        expect((await call(operation, { id: gone })).code).toBe('NOT_FOUND');
    const dropped = await Promise.all([call('dropMail', { id }), call('dropMail', { id })]);
    expect(new Set(dropped.map(({ code }) => code))).toEqual(new Set([null, 'NOT_FOUND']));
    expect((await call('dropMail', { id: refused })).code).toBeNull();
    expect(await entries()).toContainEqual({
      action: 'MAIL_DROPPED',
      details: { mail_id: id },
      facts: { email: 'amara@people.test' },
    });
  });
});
