import { globalRoles, institutionRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import {
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  buildLicense,
  buildOffer,
} from '../../../seed/school.ts';
import { countingServer } from '../../../test/counting-server.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { programActor, type Actor } from '../../base/audit-log/actor.ts';
import { findAuditBreaks } from '../../base/audit-log/find-audit-breaks.ts';
import { writeAudit, type AuditEntry } from '../../base/audit-log/write-audit.ts';

let server: TestServer;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
});

const listQuery = `query list($institution_id: ID, $filter: AuditFilter, $pageSize: Int, $after: String) {
  auditEntries(institution_id: $institution_id, filter: $filter, pageSize: $pageSize, after: $after) {
    entries { id at action actor { type id name } object { type id name } institution { name } undoes undone_by }
    hasMore cursor tooManyNamed } }`;
const detailQuery = `query detail($id: String!) { auditEntry(id: $id) {
  entry { id action } facts { field changed before after } names { id name kind number at } erased address request_id
  related { id } undo { possible code details } } }`;

type Variables = { institution_id?: string; filter?: object; pageSize?: number; after?: string | null };
const ask = (who: BuiltUser, variables: Variables = {}) => server.call(who, listQuery, variables);
const list = async (who: BuiltUser, variables: Variables = {}) => (await ask(who, variables)).data['auditEntries'];
const actionsOf = async (who: BuiltUser, variables: Variables = {}) =>
  (await list(who, variables)).entries.map(({ action }: { action: string }) => action);
const detail = (who: BuiltUser, id: string) => server.call(who, detailQuery, { id });
const by = (id: string): Actor => ({ type: 'USER', id, address: '203.0.113.9', requestId: 'request-7' });

/** Something done at an institution. */
const at = (institution_id: string, actor: Actor, entry: Partial<AuditEntry> = {}) =>
  writeAudit(server.db, actor, {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'GROUP_CREATED',
    object: { type: 'institution', id: institution_id },
    ...entry,
  });

/** An institution with an administrator, and who has done something there. */
async function school(name = 'Harbour College') {
  const { id } = await buildInstitution(server.db, { name });
  const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT', values = {}) => {
    const person = await buildUser(server.db, values);
    await addInstitutionMember(server.db, id, person.id, role);
    return person;
  };
  const instructor = await member('INSTRUCTOR', { first_name: 'Teodora', last_name: `Vas${id.slice(0, 8)}` });
  return { id, center: await member('CENTER_ADMIN'), instructor, member };
}

describe('the audit log', () => {
  it('is read newest first, with who did what to what, where', async () => {
    const { id, center, instructor } = await school();
    const group = await buildGroup(server.db, { institution_id: id, name: 'Evening' });
    await at(id, programActor, { action: 'INSTITUTION_CREATED' });
    await at(id, by(instructor.id), { object: { type: 'group', id: group.id } });
    for (const who of [admin, center]) {
      const { entries, hasMore, cursor } = await list(who, { institution_id: id });
      expect({ hasMore, cursor }).toEqual({ hasMore: false, cursor: null });
      expect(entries).toMatchObject([
        {
          id: `INSTITUTION.${id}.2`,
          action: 'GROUP_CREATED',
          actor: { type: 'USER', id: instructor.id, name: `Teodora Vas${id.slice(0, 8)}` },
          object: { type: 'GROUP', id: group.id, name: 'Evening' },
          institution: { name: 'Harbour College' },
          undoes: null,
          undone_by: null,
        },
        { action: 'INSTITUTION_CREATED', actor: { type: 'PROGRAM', id: null, name: null } },
      ]);
    }
    expect((await list(admin)).entries[0].id).toBe(`INSTITUTION.${id}.2`);
  });

  it('is for system administrators, and of an institution for its administrators', async () => {
    const { id, member } = await school();
    await at(id, programActor);
    const { id: elsewhere } = await school();
    for (const role of globalRoles) {
      const who = await buildUser(server.db, { role });
      const codes = [(await ask(who)).code, (await ask(who, { institution_id: id })).code];
      codes.push((await detail(who, `INSTITUTION.${id}.1`)).code);
      const expected = role === 'SYSTEM_ADMIN' ? null : 'NOT_FOUND';
      expect([role, ...codes]).toEqual([role, expected, expected, expected]);
    }
    for (const role of institutionRoles) {
      const who = await member(role);
      const expected = role === 'CENTER_ADMIN' ? null : 'NOT_FOUND';
      expect([role, (await ask(who, { institution_id: id })).code]).toEqual([role, expected]);
      expect((await ask(who)).code).toBe('NOT_FOUND');
      expect((await ask(who, { institution_id: elsewhere })).code).toBe('NOT_FOUND');
    }
  });

  it('comes page by page, each entry once, while others are written', async () => {
    const { id, center, instructor } = await school();
    for (let n = 0; n < 45; n++) await at(id, by(instructor.id));
    for (const variables of [{}, { filter: { actor: instructor.id } }, { filter: { actions: ['GROUP_CREATED'] } }]) {
      const before = await list(center, { institution_id: id, pageSize: 60 });
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: any = await list(center, { institution_id: id, ...variables, pageSize: 20, after });
        seen.push(...page.entries.map((entry: { id: string }) => entry.id));
        after = page.cursor;
        await at(id, by(instructor.id), { action: 'GROUP_DELETED' });
      } while (after !== null);
      const own = before.entries.filter(
        ({ action }: any) =>
          !('filter' in variables) || action === 'GROUP_CREATED' || 'actor' in (variables.filter ?? {}),
      );
      expect(seen).toEqual(own.map((entry: { id: string }) => entry.id));
    }
  });

  it('goes on after no entry of another chain, nor one that is not there', async () => {
    const { id, center } = await school();
    const { id: elsewhere } = await school();
    await at(id, programActor);
    await at(elsewhere, programActor);
    for (const after of [
      `INSTITUTION.${elsewhere}.1`,
      `INSTITUTION.${id}.2`,
      `PERSON.${id}.1`,
      'x',
      `INSTITUTION.${id}.01`,
    ])
      expect((await ask(center, { institution_id: id, after })).code).toBe('BAD_CURSOR');
  });

  // O-09
  it('is narrowed by act, kind of thing, person, thing and days, in any combination', async () => {
    const { id, instructor } = await school();
    const account = await buildAccount(server.db);
    const license = await buildLicense(server.db, { institution_id: id });
    await at(id, by(instructor.id), { action: 'MEMBER_ADDED', object: { type: 'user', id: account.id } });
    await at(id, by(instructor.id), { action: 'LICENSE_QUOTED', object: { type: 'license', id: license.id } });
    await at(id, by(account.id), { action: 'MEMBER_ADDED', object: { type: 'user', id: instructor.id } });
    await writeAudit(
      server.db,
      { ...by(account.subject), type: 'ACCOUNT' },
      {
        chain: 'PERSON',
        chainId: account.subject,
        action: 'SIGNED_IN',
        object: { type: 'account', id: account.subject },
      },
    );
    const found = (filter: object, institution_id?: string) =>
      actionsOf(admin, { filter, ...(institution_id ? { institution_id } : {}) });
    expect(await found({ person: account.id })).toEqual(['SIGNED_IN', 'MEMBER_ADDED', 'MEMBER_ADDED']);
    expect(await found({ actor: account.id })).toEqual(['SIGNED_IN', 'MEMBER_ADDED']);
    expect(await found({ object: account.id })).toEqual(['MEMBER_ADDED']);
    expect(await found({ actor: instructor.id, object_type: 'LICENSE' })).toEqual(['LICENSE_QUOTED']);
    expect(await found({ actions: ['LICENSE_QUOTED', 'MEMBER_ADDED'] }, id)).toHaveLength(3);
    expect(await found({ actions: [] }, id)).toEqual([]);
    const now = new Date();
    const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString();
    expect(await found({ from: day(-1), until: day(1) }, id)).toHaveLength(3);
    expect(await found({ until: day(-1) }, id)).toEqual([]);
    expect(await found({ from: day(1), actor: instructor.id })).toEqual([]);
    expect((await ask(admin, { filter: { search: 'a' } })).code).toBe('INVALID');
  });

  it('is searched by what people and things are called, by their addresses and ids', async () => {
    const { id, center, instructor } = await school(`Quirl${crypto.randomUUID().slice(0, 8)} College`);
    const elsewhere = await school('Elsewhere');
    const { name } = await server.db
      .selectFrom('institutions')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const group = await buildGroup(server.db, { institution_id: id, name: `Vespers ${id.slice(0, 8)}` });
    await at(id, by(instructor.id), { object: { type: 'group', id: group.id } });
    await at(id, programActor, { action: 'INSTITUTION_CHANGED' });
    await at(elsewhere.id, by(instructor.id), { action: 'GROUP_DELETED', object: { type: 'group', id: group.id } });
    const search = (text: string, variables: Variables = {}) =>
      actionsOf(admin, { ...variables, filter: { search: text } });
    const last = `Vas${id.slice(0, 8)}`;
    for (const text of [
      last.toUpperCase(),
      `Teodora ${last}`,
      instructor.email,
      instructor.id,
      instructor.id.toUpperCase(),
    ])
      expect(await search(text)).toEqual(['GROUP_DELETED', 'GROUP_CREATED']);
    expect(await search(`vespers ${id.slice(0, 8)}`)).toEqual(['GROUP_DELETED', 'GROUP_CREATED']);
    expect(await search(name)).toEqual(['INSTITUTION_CHANGED']);
    expect(await search(last, { institution_id: id })).toEqual(['GROUP_CREATED']);
    expect(await actionsOf(center, { institution_id: id, filter: { search: last } })).toEqual(['GROUP_CREATED']);
    expect(await search('nobody is called so')).toEqual([]);
  });

  it('says so where too many are called what is searched for', async () => {
    const mark = `crowd${crypto.randomUUID().slice(0, 6)}`;
    await sql`insert into users (first_name, last_name, email, issuer, subject)
      select ${mark}, 'X', ${mark} || n || '@audit.test', 'https://audit.test', gen_random_uuid() from generate_series(1, 1001) n`.execute(
      server.db,
    );
    expect(await list(admin, { filter: { search: `${mark}1@` } })).toMatchObject({ entries: [], tooManyNamed: false });
    expect(await list(admin, { filter: { search: mark } })).toMatchObject({ entries: [], tooManyNamed: true });
  });

  it('takes one statement for a page, and one for an entry', async () => {
    const { id, center } = await school();
    await at(id, programActor, { action: 'GROUP_CREATED' });
    const counting = await countingServer(server);
    await counting.call(center, listQuery, { institution_id: id });
    expect(
      await counting.during(() => counting.call(center, listQuery, { institution_id: id, filter: { search: 'teo' } })),
    ).toBe(1);
    expect(await counting.during(() => counting.call(center, detailQuery, { id: `INSTITUTION.${id}.1` }))).toBe(1);
  });
});

describe('an entry', () => {
  it('says what held before and after, names those it speaks of, and from where it came', async () => {
    const { id, center, instructor } = await school();
    const details = {
      group_size: { from: 20, to: 30 },
      owner: { from: instructor.id, to: center.id },
      status: 'STARTED',
    };
    await at(id, by(instructor.id), { action: 'GROUP_CREATED', details, personal: { name: { from: 'A', to: 'B' } } });
    const { data } = await detail(admin, `INSTITUTION.${id}.1`);
    expect(data['auditEntry']).toMatchObject({
      facts: [
        { field: 'owner', changed: true, before: instructor.id, after: center.id },
        { field: 'status', changed: false, before: null, after: 'STARTED' },
        { field: 'group_size', changed: true, before: 20, after: 30 },
        { field: 'name', changed: true, before: 'A', after: 'B' },
      ],
      erased: false,
      address: '203.0.113.9',
      request_id: 'request-7',
      related: [],
      undo: { possible: false, code: null },
    });
    expect(new Set(data['auditEntry'].names.map((one: { id: string }) => one.id))).toEqual(
      new Set([instructor.id, center.id]),
    );
  });

  it('names assessments, exercises and offers, and says of what is gone that nobody knows it', async () => {
    const { db } = server;
    const { id } = await school();
    const course = await buildCourse(db, { name: 'Soil' });
    const lesson = await buildLesson(db, { course_id: course.id, name: 'Rivers' });
    const { id: project } = await buildStudyProject(db, { lesson_id: lesson.id, study_project_number: 3 });
    const { id: benchmark, summary_id } = await buildBenchmark(db, { course_id: course.id, level: 2, questions: [] });
    const offer = await buildOffer(db, (await buildLicense(db, { institution_id: id })).id);
    const gone = crypto.randomUUID();
    const details = {
      assessments: [benchmark, summary_id],
      exercise_id: project,
      ids: [lesson.id],
      offer_id: offer.id,
    };
    await at(id, programActor, { action: 'ASSESSMENTS_RESET', details: { ...details, assessment_id: gone } });
    const { data } = await detail(admin, `INSTITUTION.${id}.1`);
    const named = new Map(data['auditEntry'].names.map(({ id: of, ...said }: { id: string }) => [of, said]));
    const own = { kind: null, number: null, at: null };
    expect(named).toEqual(
      new Map<unknown, object>([
        [benchmark, { name: 'Soil', kind: 'BENCHMARK', number: 2, at: null }],
        [summary_id, { name: 'Soil', kind: 'SUMMARY', number: 2, at: null }],
        [project, { name: 'A guest network', ...own }],
        [lesson.id, { name: 'Rivers', ...own }],
        [offer.id, { name: offer.number, ...own }],
        [gone, { name: null, ...own }],
      ]),
    );
  });

  it('names who was invited and the groups of what is personal, and says of what has no name when it began', async () => {
    const { db } = server;
    const { id, instructor } = await school();
    const group = await buildGroup(db, { institution_id: id, name: 'Rivers' });
    const invited = await buildInvitation(db, 'amara@harbour.test', { institution_id: id });
    const began = '2026-05-04T10:20:30+00:00';
    const { rows } = await sql<{ id: string }>`
      insert into people_imports (institution_id, created_by, created_on, invitations)
      values (${id}, ${instructor.id}, ${began}, '[]') returning id`.execute(db);
    const import_id = rows[0]?.id;
    await at(id, programActor, {
      action: 'PEOPLE_IMPORTED',
      details: { import_id, invitations: [{ id: invited.id }] },
      personal: { awaited: [{ group_id: group.id }] },
    });
    const { data } = await detail(admin, `INSTITUTION.${id}.1`);
    const said = data['auditEntry'].names.map((one: { id: string; name: string; at: string }) => [
      one.id,
      one.name ?? one.at,
    ]);
    expect(new Map(said)).toEqual(
      new Map([
        [invited.id, 'Amara Okonkwo'],
        [group.id, 'Rivers'],
        [import_id, began],
      ]),
    );
  });

  it('tells administrators of the institution neither addresses nor what those who sell keep to themselves', async () => {
    const { id, center } = await school();
    const sales = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const license = await buildLicense(server.db, { institution_id: id });
    const details = {
      max_users: { from: 100, to: 300 },
      price: { from: 1, to: 2 },
      purchase_order: { from: null, to: 'PO' },
    };
    await at(id, by(sales.id), {
      action: 'LICENSE_CHANGED',
      object: { type: 'license', id: license.id },
      details,
      personal: { notes: { from: null, to: 'secret' } },
    });
    await at(id, by(sales.id), { action: 'FOLLOW_UP_CREATED', object: { type: 'follow-up', id: crypto.randomUUID() } });
    const shown = (await detail(center, `INSTITUTION.${id}.1`)).data['auditEntry'];
    expect(shown).toMatchObject({
      facts: [{ field: 'max_users', before: 100, after: 300 }],
      address: null,
      request_id: null,
    });
    expect(JSON.stringify(shown)).not.toMatch(/secret|PO|price/);
    expect(await actionsOf(center, { institution_id: id })).toEqual(['LICENSE_CHANGED']);
    expect((await detail(center, `INSTITUTION.${id}.2`)).code).toBe('NOT_FOUND');
    expect(await actionsOf(admin, { institution_id: id })).toEqual(['FOLLOW_UP_CREATED', 'LICENSE_CHANGED']);
  });

  it('is not there under another number, in another chain or as anything else', async () => {
    const { id, center } = await school();
    await at(id, programActor);
    for (const wrong of [`INSTITUTION.${id}.2`, `PERSON.${id}.1`, `INSTITUTION.${id}.0`, 'nonsense', ''])
      expect((await detail(center, wrong)).code).toBe('NOT_FOUND');
  });

  it('stays whole in chains, lists and details when what is personal of somebody is erased', async () => {
    const { id, center, instructor } = await school();
    await at(id, by(instructor.id), {
      action: 'GROUP_CHANGED',
      details: { group_size: { from: 1, to: 2 } },
      personal: { name: { from: 'Amara’s group', to: 'B' } },
    });
    await at(id, programActor);
    await sql`delete from audit_personal where chain_id = ${id} and number = 1`.execute(server.db);
    await sql`update users set first_name = 'Erased', last_name = 'person' where id = ${instructor.id}`.execute(
      server.db,
    );
    expect(await findAuditBreaks(server.db)).toEqual([]);
    const { entries } = await list(center, { institution_id: id });
    expect(entries).toMatchObject([
      { action: 'GROUP_CREATED' },
      { action: 'GROUP_CHANGED', actor: { name: 'Erased person' } },
    ]);
    const shown = (await detail(admin, `INSTITUTION.${id}.1`)).data['auditEntry'];
    expect(shown).toMatchObject({ facts: [{ field: 'group_size' }], erased: true, address: null });
    expect(JSON.stringify(shown)).not.toContain('Amara');
  });
});
