import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, type Begun, type SittingWorld } from '../../../test/sitting.ts';
import { buildApp } from '../../app.ts';
import { connect } from '../../base/database/connect.ts';
import { openServices } from '../../open-services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

type Given = { question_id: string; answer?: unknown; seconds_spent?: number };

const draft = ({ group_id }: SittingWorld, { id, revision }: Begun, answers: Given[] = []) => ({
  group_id,
  attempt_id: id,
  revision,
  answers,
});
const save = (world: SittingWorld, data: object, headers = {}) =>
  server.call(world.learner, saveDocument, { data }, headers);
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });
const chosen = ({ questions }: Begun, index: number, pick = 0) => ({
  chosen: [questions[index]?.question.answers[pick]?.id],
});
const idOf = ({ questions }: Begun, index: number) => questions[index]?.question.id ?? '';

describe('a save of a sitting', () => {
  it('is one statement, also under a key and when the key comes again', async () => {
    const statements: string[] = [];
    const db = connect({ url: server.url, onQuery: (one) => statements.push(one.sql) });
    const services = await openServices(server.services.env, db, server.url);
    const app = await buildApp(services, { log: false });
    const world = await sittingWorld(server);
    const begun = await beginSitting(server, world);
    const token = await server.tokenOf(world.learner);
    const saved = `mutation save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { id revision saved_at } }`;
    const send = async (revision: number, headers: Record<string, string> = {}) => {
      const answers = [{ question_id: idOf(begun, 0), answer: chosen(begun, 0), seconds_spent: revision }];
      statements.length = 0;
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        payload: JSON.stringify({ query: saved, variables: { data: { ...draft(world, begun, answers), revision } } }),
      });
      return { reply: response.json().data?.saveAssessmentDraft, statements: statements.length };
    };
    await send(0);
    expect(await send(1)).toMatchObject({ reply: { revision: 2 }, statements: 1 });
    const key = newKey();
    const first = await send(2, key);
    expect(first).toMatchObject({ reply: { revision: 3 }, statements: 1 });
    expect(await send(2, key)).toEqual(first);
    await app.close();
    await services.close();
    await db.destroy();
  });

  it('keeps the time of a question whose answer is changed quickly, and takes time without an answer', async () => {
    const world = await sittingWorld(server);
    const begun = await beginSitting(server, world);
    const one = { question_id: idOf(begun, 0) };
    const steps: [Given, object][] = [
      [
        { ...one, answer: chosen(begun, 0), seconds_spent: 40 },
        { answer: chosen(begun, 0), seconds_spent: 40 },
      ],
      [
        { ...one, answer: chosen(begun, 0, 1) },
        { answer: chosen(begun, 0, 1), seconds_spent: 40 },
      ],
      [
        { ...one, seconds_spent: 55.4 },
        { answer: chosen(begun, 0, 1), seconds_spent: 55 },
      ],
      [{ ...one, seconds_spent: 3 }, { seconds_spent: 55 }],
      [{ ...one, seconds_spent: 90_000 }, { seconds_spent: 1800 }],
      [
        { ...one, answer: chosen(begun, 0) },
        { answer: chosen(begun, 0), seconds_spent: 1800 },
      ],
    ];
    for (const [index, [given, expected]] of steps.entries()) {
      const { data } = await save(world, { ...draft(world, begun, [given]), revision: index });
      expect(data['saveAssessmentDraft'].questions[0]).toMatchObject(expected);
      expect(data['saveAssessmentDraft'].questions[1]).toMatchObject({ answer: null, seconds_spent: 0 });
    }
  });

  it('tells a stale writer what is there now, and lets one of many win', async () => {
    const world = await sittingWorld(server);
    const begun = await beginSitting(server, world);
    const answers = [{ question_id: idOf(begun, 0), answer: chosen(begun, 0) }];
    const replies = await Promise.all(Array.from({ length: 8 }, () => save(world, draft(world, begun, answers))));
    expect(replies.filter(({ code }) => code === null)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
    const late = replies.find(({ code }) => code === 'CONFLICT');
    expect(late?.errors[0]?.extensions).toMatchObject({
      revision: 1,
      progress: { [idOf(begun, 0)]: { answer: chosen(begun, 0) } },
    });
  });

  it('refuses what is not an answer to this sitting, a key used for another request, and what is over', async () => {
    const world = await sittingWorld(server);
    const begun = await beginSitting(server, world);
    const wrong = { question_id: idOf(begun, 0), answer: { rows: {} } };
    expect((await save(world, draft(world, begun, [wrong]))).code).toBe('INVALID');
    const foreign = { question_id: crypto.randomUUID(), seconds_spent: 4 };
    expect((await save(world, draft(world, begun, [foreign]))).code).toBe('INVALID');
    expect((await save(world, draft(world, begun, [{ question_id: idOf(begun, 0), seconds_spent: -1 }]))).code).toBe(
      'INVALID',
    );
    const key = newKey();
    expect((await save(world, draft(world, begun), key)).code).toBeNull();
    expect((await save(world, { ...draft(world, begun), question_index: 1 }, key)).code).toBe('IDEMPOTENCY_REUSED');
    const passed = sql`update attempts set deadline = now() - interval '31 seconds' where id = ${begun.id}`;
    await passed.execute(server.db);
    expect((await save(world, { ...draft(world, begun), revision: 1 })).code).toBe('TIME_OVER');
    const { rows } = await sql`select from attempts where id = ${begun.id} and revision = 1`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('is not told about the sitting of another: neither that it is there nor what it asks', async () => {
    const world = await sittingWorld(server);
    const begun = await beginSitting(server, world);
    const other = await buildUser(server.db);
    await addGroupMember(server.db, world.group_id, other.id);
    const wrong = [{ question_id: idOf(begun, 0), answer: { rows: {} } }];
    for (const learner of [other, await buildUser(server.db)]) {
      for (const answers of [[], wrong])
        expect((await save({ ...world, learner }, draft(world, begun, answers))).code).toBe('NOT_FOUND');
      const elsewhere = { ...draft(world, begun), group_id: crypto.randomUUID() };
      expect((await save({ ...world, learner }, elsewhere)).code).toBe('NOT_FOUND');
    }
  });
});

describe('a save of a sitting without a clock in a group', () => {
  const statuses = ['STARTED', 'CLOSED', 'ENDED'] as const;
  const days = [
    [-10, 10],
    [0, 0],
    [-10, -1],
    [1, 10],
    [-10, 0],
    [0, 10],
  ] as const;
  const cases = statuses.flatMap((status) => days.map(([first, last]) => ({ status, first, last })));
  it.each(cases)(
    'that is $status from day $first to day $last is written just where the group is open',
    async (one) => {
      const world = await sittingWorld(server, { time: null });
      const begun = await beginSitting(server, world);
      const { rows } = await sql<{ today: string; start_date: string; end_date: string }>`
      update groups g set status = ${one.status}, start_date = t.today + ${one.first}::int, end_date = t.today + ${one.last}::int
      from (select today(i.time_zone) as today, i.id from institutions i) t
      where g.id = ${world.group_id} and t.id = g.institution_id
      returning t.today, g.start_date, g.end_date`.execute(server.db);
      const [facts] = rows;
      if (!facts) throw new Error('no group');
      const locked = isGroupLocked({ ...facts, status: one.status }, facts.today);
      const { code } = await save(world, draft(world, begun));
      expect(code === null).toBe(!locked);
      const { rows: written } = await sql`select from attempts where id = ${begun.id} and revision = 1`.execute(
        server.db,
      );
      expect(written).toHaveLength(locked ? 0 : 1);
    },
  );

  it('that the learner has left is not written', async () => {
    const world = await sittingWorld(server, { time: null });
    const begun = await beginSitting(server, world);
    await sql`update group_members set deleted_on = now() where user_id = ${world.learner.id}`.execute(server.db);
    expect((await save(world, draft(world, begun))).code).toBe('NOT_FOUND');
    const { rows } = await sql`select from attempts where id = ${begun.id} and revision = 0`.execute(server.db);
    expect(rows).toHaveLength(1);
  });
});
