import { globalRoles, renewalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFollowUp } from '../../../seed/follow-up.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { buildInstitution, buildLicense, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let sales: BuiltUser;
let success: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  sales = await buildUser(server.db, { role: 'SALES_MANAGER', first_name: 'Sol', last_name: 'Renewer' });
  success = await buildUser(server.db, { role: 'CUSTOMER_SUCCESS', first_name: 'Samuel', last_name: 'Careful' });
});

const fields = `id what due_on days_to_due state done_on done_by { id } assignee { id last_name } version question
  institution { id name } license { id name } comment created_by { id }`;
const create = `mutation create($institution_id: ID!, $data: FollowUpInput!, $comment_id: ID) {
  createFollowUp(institution_id: $institution_id, data: $data, comment_id: $comment_id) { ${fields} } }`;
const update = `mutation update($data: FollowUpInput!, $where: FollowUpWhere!) {
  updateFollowUp(data: $data, where: $where) { ${fields} } }`;
const settle = `mutation settle($id: ID!, $done: Boolean!) { settleFollowUp(id: $id, done: $done) { ${fields} } }`;
const remove = 'mutation remove($id: ID!) { deleteFollowUp(id: $id) { id } }';
const restore = 'mutation restore($id: ID!) { restoreFollowUp(id: $id) { id } }';
const list = `query list($institution_id: ID!, $pageSize: Int, $after: ID) {
  followUps(institution_id: $institution_id, pageSize: $pageSize, after: $after) { followUps { ${fields} } hasMore cursor } }`;
const due = `query due($assignee_id: ID, $pageSize: Int, $after: ID) {
  dueFollowUps(assignee_id: $assignee_id, pageSize: $pageSize, after: $after) { followUps { ${fields} } cursor } }`;

const call = (document: string, variables: object, caller = sales) => server.call(caller, document, { ...variables });
const listed = async (institution_id: string, caller = sales) =>
  (await call(list, { institution_id }, caller)).data['followUps'].followUps as { id: string; what: string }[];
const trail = async (id: string) => {
  const { rows } = await sql<{ action: string; details: unknown; personal: unknown }>`
    select a.action, a.details, p.facts as personal from audit_log a left join audit_personal p using (chain, chain_id, number)
    where object_type = 'follow-up' and object_id = ${id} order by a.number`.execute(server.db);
  return rows;
};

describe('a follow-up', () => {
  // O-07
  it('says what, who and when, of an institution or of one of its licenses, and is written in the log', async () => {
    const { id: license_id, institution_id } = await buildLicense(server.db, { name: 'Evening classes' });
    const data = { what: ' Call Grace ', assignee_id: success.id, due_on: day(3), license_id };
    const { data: made } = await call(create, { institution_id, data }, success);
    expect(made['createFollowUp']).toMatchObject({
      what: 'Call Grace',
      state: 'OPEN',
      days_to_due: 3,
      done_on: null,
      assignee: { id: success.id },
      license: { id: license_id, name: 'Evening classes' },
      created_by: { id: success.id },
      version: 1,
    });
    expect(await trail(made['createFollowUp'].id)).toEqual([
      {
        action: 'FOLLOW_UP_CREATED',
        details: { assignee_id: success.id, due_on: day(3), license_id, comment_id: null },
        personal: { what: 'Call Grace' },
      },
    ]);
  });

  it('is refused to people without the role, of other institutions, on days that have passed', async () => {
    const { id: institution_id } = await buildInstitution(server.db);
    const elsewhere = await buildLicense(server.db);
    const learner = await buildUser(server.db);
    const wrong = async (values: object) => {
      const data = { what: 'Call', due_on: day(0), ...values };
      const { errors } = await call(create, { institution_id, data });
      return [errors[0]?.extensions['code'], errors[0]?.extensions['field']];
    };
    expect(await wrong({ assignee_id: learner.id })).toEqual(['NOT_FOUND', 'data.assignee_id']);
    expect(await wrong({ license_id: elsewhere.id })).toEqual(['NOT_FOUND', 'data.license_id']);
    expect(await wrong({ due_on: day(-1) })).toEqual(['INVALID', 'data.due_on']);
    expect(await wrong({ what: ' ' })).toEqual(['INVALID', 'data.what']);
    expect(await listed(institution_id)).toEqual([]);
  });

  it('stands on a comment for those who sell; for customer success there are no comments', async () => {
    const { id: institution_id } = await buildInstitution(server.db);
    const { id: other } = await buildInstitution(server.db);
    const say = async (at: string) => {
      const document = `mutation say($at: ID!) { createInstitutionComment(comment: "They will renew.", institution_id: $at) { id } }`;
      return (await call(document, { at })).data['createInstitutionComment'].id as string;
    };
    const data = { what: 'Send the offer', due_on: day(0) };
    const comment_id = await say(institution_id);
    expect((await call(create, { institution_id, data, comment_id: await say(other) })).code).toBe('NOT_FOUND');
    expect((await call(create, { institution_id, data, comment_id }, success)).code).toBe('NOT_FOUND');
    await call(create, { institution_id, data, comment_id });
    expect(await listed(institution_id)).toMatchObject([{ comment: 'They will renew.' }]);
    expect(await listed(institution_id, success)).toMatchObject([{ what: 'Send the offer', comment: null }]);
  });

  it('is changed by whoever read the version that holds; others see what differs', async () => {
    const { id } = await buildFollowUp(server.db, { what: 'Call them.', due_on: day(-5) });
    const data = { what: 'Write to them.', due_on: day(-5), assignee_id: sales.id };
    const { data: changed } = await call(update, { data, where: { id, version: 1 } });
    expect(changed['updateFollowUp']).toMatchObject({ what: 'Write to them.', state: 'OVERDUE', version: 2 });
    const { code, errors } = await call(update, { data: { ...data, what: 'Visit them.' }, where: { id, version: 1 } });
    expect(code).toBe('CONFLICT');
    expect(errors[0]?.extensions).toMatchObject({
      version: 2,
      theirs: { what: 'Write to them.', assignee_id: sales.id, due_on: day(-5), license_id: null },
    });
    // What says the same needs no version.
    expect((await call(update, { data, where: { id, version: 1 } })).code).toBeNull();
    expect(await trail(id)).toEqual([
      {
        action: 'FOLLOW_UP_CHANGED',
        details: { assignee_id: { from: null, to: sales.id } },
        personal: { what: { from: 'Call them.', to: 'Write to them.' } },
      },
    ]);
  });

  it('keeps who had it and has lost the role since', async () => {
    const leaver = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const { id } = await buildFollowUp(server.db, { assignee_id: leaver.id });
    await sql`update users set role = 'USER' where id = ${leaver.id}`.execute(server.db);
    const data = { what: 'Visit them.', due_on: day(0), assignee_id: leaver.id };
    expect((await call(update, { data, where: { id } })).code).toBeNull();
  });

  it('is done and opened again, deleted and restored, each once', async () => {
    const { id, institution_id } = await buildFollowUp(server.db);
    for (const done of [true, true, false, true]) {
      const { data } = await call(settle, { id, done }, success);
      expect(data['settleFollowUp']).toMatchObject(
        done ? { state: 'DONE', done_by: { id: success.id } } : { state: 'DUE', done_on: null, done_by: null },
      );
    }
    for (const document of [remove, remove]) expect((await call(document, { id })).code).toBeNull();
    expect(await listed(institution_id)).toEqual([]);
    expect((await call(settle, { id, done: false })).code).toBe('NOT_FOUND');
    for (const document of [restore, restore]) expect((await call(document, { id })).code).toBeNull();
    expect(await listed(institution_id)).toMatchObject([{ id, state: 'DONE' }]);
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'FOLLOW_UP_DONE',
      'FOLLOW_UP_REOPENED',
      'FOLLOW_UP_DONE',
      'FOLLOW_UP_DELETED',
      'FOLLOW_UP_RESTORED',
    ]);
  });

  it('that was deleted more than 30 days ago is gone', async () => {
    const { id } = await buildFollowUp(server.db);
    await sql`update follow_ups set deleted_on = now() - interval '31 days' where id = ${id}`.execute(server.db);
    expect((await call(restore, { id })).code).toBe('NOT_FOUND');
  });
});

describe('the follow-ups of an institution', () => {
  it('are the open ones by their day, then those that are done, the latest first, page by page', async () => {
    const { id: institution_id } = await buildInstitution(server.db);
    const build = (what: string, offset: number) =>
      buildFollowUp(server.db, { institution_id, what, due_on: day(offset) });
    const first = await build('done first', -9);
    const second = await build('done second', 9);
    await build('later', 5);
    await build('overdue', -3);
    await build('today', 0);
    for (const { id } of [first, second]) await call(settle, { id, done: true });
    const expected = ['overdue', 'today', 'later', 'done second', 'done first'];
    expect((await listed(institution_id)).map(({ what }) => what)).toEqual(expected);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const reply: Awaited<ReturnType<typeof call>> = await call(list, { institution_id, pageSize: 2, after });
      const { followUps, cursor } = reply.data['followUps'];
      seen.push(...followUps.map(({ what }: { what: string }) => what));
      after = cursor;
    } while (after !== null);
    expect(seen).toEqual(expected);
    const foreign = (await buildFollowUp(server.db)).id;
    expect((await call(list, { institution_id, after: foreign })).code).toBe('BAD_CURSOR');
    expect((await call(list, { institution_id, pageSize: 61 })).code).toBe('INVALID');
    expect((await call(list, { institution_id: crypto.randomUUID() })).code).toBe('NOT_FOUND');
  });
});

describe('what is due', () => {
  it("is overdue or due today where the institution is; the caller's own comes first, then the earliest", async () => {
    const me = await buildUser(server.db, { role: 'CUSTOMER_SUCCESS' });
    const other = await buildUser(server.db, { role: 'SALES_MANAGER' });
    // Never the same day in both.
    const [east, west] = [
      await buildInstitution(server.db, { time_zone: 'Etc/GMT-14' }),
      await buildInstitution(server.db, { time_zone: 'Etc/GMT+12' }),
    ];
    const { rows } = await sql<{ east: string; west: string }>`
      select today('Etc/GMT-14')::text as east, today('Etc/GMT+12')::text as west`.execute(server.db);
    const days = rows[0] ?? { east: '', west: '' };
    const build = async (what: string, institution_id: string, due_on: string, assignee_id?: string) =>
      buildFollowUp(server.db, {
        what: `${me.id} ${what}`,
        institution_id,
        due_on,
        ...(assignee_id ? { assignee_id } : {}),
      });
    await build('theirs', east.id, '2026-01-02', other.id);
    await build('nobody', east.id, '2026-01-01');
    await build('mine', east.id, days.east, me.id);
    await build('not yet in the west', west.id, days.east, me.id);
    await build('mine in the west', west.id, days.west, me.id);
    const names = async (variables: object) => {
      const { data } = await call(due, { pageSize: 60, ...variables }, me);
      return (data['dueFollowUps'].followUps as { what: string }[])
        .filter(({ what }) => what.startsWith(me.id))
        .map(({ what }) => what.slice(me.id.length + 1));
    };
    expect(await names({})).toEqual(['mine in the west', 'mine', 'nobody', 'theirs']);
    expect(await names({ assignee_id: me.id })).toEqual(['mine in the west', 'mine']);
    expect(await names({ assignee_id: other.id })).toEqual(['theirs']);
    const { data: page } = await call(due, { pageSize: 1 }, me);
    const { data: rest } = await call(due, { pageSize: 60, after: page['dueFollowUps'].cursor }, me);
    const [one] = page['dueFollowUps'].followUps as { id: string }[];
    expect(rest['dueFollowUps'].followUps).not.toContainEqual(one);
    const { data: all } = await call(due, { pageSize: 60 }, me);
    for (const pageSize of [1, 3]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const reply: Awaited<ReturnType<typeof call>> = await call(due, { pageSize, after }, me);
        seen.push(...(reply.data['dueFollowUps'].followUps as { id: string }[]).map(({ id }) => id));
        after = reply.data['dueFollowUps'].cursor;
      } while (after !== null);
      expect(seen).toEqual((all['dueFollowUps'].followUps as { id: string }[]).map(({ id }) => id));
    }
    expect((await call(due, { after: crypto.randomUUID() }, me)).code).toBe('BAD_CURSOR');
  });
});

it('follow-ups and whom they can be given to are for sales roles and customer success alone', async () => {
  const assignees = 'query assignees { followUpAssignees { id } }';
  const { id, institution_id } = await buildFollowUp(server.db);
  const data = { what: 'Write to them.', due_on: day(0) };
  const calls: [string, object][] = [
    [due, {}],
    [assignees, {}],
    [list, { institution_id }],
    [create, { institution_id, data }],
    [update, { data, where: { id } }],
    [settle, { id, done: true }],
    [remove, { id }],
    [restore, { id }],
  ];
  for (const role of globalRoles) {
    const caller = await buildUser(server.db, { role });
    const no = (renewalRoles as readonly string[]).includes(role) ? null : 'FORBIDDEN';
    const codes = [];
    for (const [document, variables] of calls) codes.push((await call(document, variables, caller)).code);
    expect([role, ...codes]).toEqual([role, ...calls.map(() => no)]);
  }
  const { data: found } = await call(assignees, {});
  const ids = (found['followUpAssignees'] as { id: string }[]).map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining([sales.id, success.id]));
  expect(ids).not.toContain((await buildUser(server.db, { role: 'TECH_SUPPORT' })).id);
  expect([...renewalRoles]).toEqual(expect.arrayContaining([...salesRoles]));
});
