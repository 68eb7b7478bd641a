import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resourceTypes } from '@lectern/domain/learning/course/instructor-resource.ts';
import { effectiveGroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { groupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { licenseState } from '@lectern/domain/business/license/license.ts';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/base/database/connect.ts';
import type { Env } from '../src/env.ts';
import { cleanHtml } from '../src/base/html/clean-html.ts';
import { demoPassword } from '../src/base/identity/demo-accounts.ts';
import { isPassword } from '../src/base/identity/password/password.ts';
import { allReferences, allTexts } from '../test/all-texts.ts';
import { cloneDatabase } from '../test/harness.ts';
import { findBroken } from '../test/invariants.ts';
import { openDemoServer, type DemoServer } from '../test/demo-server.ts';
import type { ListeningServer } from '../test/listen.ts';
import { demoAccountsText } from './demo/demo-accounts-text.ts';
import { demoAccounts, newLearner, student } from './demo/demo-accounts.ts';
import { demoInstitutionName, joinKey } from './demo/school-data.ts';
import { seedDemoSchool } from './demo-school.ts';
import { day } from './school.ts';

let demo: DemoServer;
let server: ListeningServer;
let db: Database;

beforeAll(async () => {
  demo = await openDemoServer();
  ({ server } = demo);
  ({ db } = server);
});
afterAll(() => demo.close());

/** An empty database of its own, for one seeding more. */
async function withEmptyDatabase(act: (empty: Database) => Promise<void>): Promise<void> {
  const empty = connect({ url: await cloneDatabase(), connections: 2 });
  try {
    await act(empty);
  } finally {
    await empty.destroy();
  }
}

const elsewhere = (changes: Partial<Env>): Env => ({ ...server.services.env, ...changes });

async function rowsOf<Row>(statement: ReturnType<typeof sql<Row>>, of: Database = db): Promise<Row[]> {
  return (await statement.execute(of)).rows;
}

/** The place of the cohort that fills the gradebook. */
async function cohortPlace() {
  const [place] = await rowsOf(sql<{ groupId: string; courseId: string }>`
    select g.id as "groupId", c.id as "courseId" from groups g join group_courses gc on gc.group_id = g.id
    join courses c on c.id = gc.course_id and c.language = 'en' order by g.learners desc limit 1`);
  if (!place) throw new Error('the demo school has no group');
  return place;
}

describe('the demo school', () => {
  // D1-0.02
  it('keeps every promise of the data', async () => {
    expect(await findBroken(db)).toEqual([]);
  });

  it('is seeded once', async () => {
    const before = await fingerprint(db);
    await seedDemoSchool(db, server.services.env);
    expect(await fingerprint(db)).toEqual(before);
    expect(before.length).toBeGreaterThan(30);
  });

  it('leaves nothing where seeding was interrupted', async () => {
    const occupied = join(demo.dataDir, 'occupied');
    await writeFile(occupied, 'a file where the folder of the media should be');
    await withEmptyDatabase(async (empty) => {
      const untouched = await fingerprint(empty);
      await expect(seedDemoSchool(empty, elsewhere({ dataDir: occupied }))).rejects.toThrow('ENOTDIR');
      expect(await fingerprint(empty)).toEqual(untouched);
    });
  });

  it('has the same results wherever it is seeded', async () => {
    await withEmptyDatabase(async (empty) => {
      await seedDemoSchool(empty, server.services.env);
      const [one, other] = [await scoresOf(db), await scoresOf(empty)];
      expect(other).toEqual(one);
      expect(one.length).toBeGreaterThan(300);
    });
  });
});

/** The content of every table, as one hash for each. */
async function fingerprint(of: Database): Promise<{ table: string; rows: string | null }[]> {
  const tables = await rowsOf(
    sql<{ table: string }>`select tablename as "table" from pg_tables where schemaname = 'public' order by 1`,
    of,
  );
  const hashes = tables.map(
    ({ table }) => sql`select ${table} as "table", md5(string_agg(t::text, ',' order by t::text)) as rows
      from ${sql.table(table)} t`,
  );
  return rowsOf(sql<{ table: string; rows: string | null }>`${sql.join(hashes, sql` union all `)} order by 1`, of);
}

const scoresOf = (of: Database) =>
  rowsOf(
    sql<{ row: string }>`
      select concat_ws(' ', g.key, u.email, r.type, s.study_project_number, b.level, y.level, r.attempt, r.corrects, r.seconds_spent) as row
      from exercise_results r join groups g on g.id = r.group_id join users u on u.id = r.user_id
      left join study_projects s on s.id = r.study_project_id left join benchmarks b on b.id = r.benchmark_id
      left join summaries y on y.id = r.summary_id order by 1`,
    of,
  );

describe('its people', () => {
  it('can all sign in with the password that is printed', async () => {
    const accounts = await db.selectFrom('identity_accounts').selectAll().execute();
    expect(accounts.map(({ email }) => email).toSorted()).toEqual(demoAccounts.map(({ email }) => email).toSorted());
    for (const { password_hash, is_demo } of accounts) {
      expect(await isPassword(demoPassword, password_hash)).toBe(true);
      expect(is_demo).toBe(true);
    }
    const text = await demoAccountsText(db);
    for (const part of demoAccounts.flatMap(({ email, purpose }) => [email, purpose])) expect(text).toContain(part);
    expect(text).toContain(joinKey);
  });

  it('hold every role that has a screen', async () => {
    const roles = await rowsOf(sql<{ role: string }>`
      select distinct r.role from identity_accounts a join users u on u.subject = a.id::text
      cross join lateral (
        select u.role::text union select 'institution ' || role from institution_members where user_id = u.id
        union select 'group ' || role from group_members where user_id = u.id) r(role)`);
    expect(roles.map(({ role }) => role)).toEqual(
      expect.arrayContaining([
        'CONTENT_MANAGER',
        'CONTENT_DEVELOPER',
        'PRODUCT_MANAGER',
        'SALES_MANAGER',
        'TECH_SUPPORT',
        'CUSTOMER_SUCCESS',
        'DEVELOPER',
        'SYSTEM_ADMIN',
        'institution CENTER_ADMIN',
        'institution INSTRUCTOR',
        'institution STUDENT',
        'group MAIN_INSTRUCTOR',
        'group INSTRUCTOR',
        'group STUDENT',
      ]),
    );
  });

  it('are known again when the address of the server changes', async () => {
    await seedDemoSchool(db, elsewhere({ publicUrl: 'http://localhost:4149' }));
    const issuers = () => rowsOf(sql`select distinct issuer from users where issuer is not null`);
    expect(await issuers()).toEqual([{ issuer: 'http://localhost:4149/identity' }]);
    await seedDemoSchool(db, server.services.env);
    expect(await issuers()).toEqual([{ issuer: `${server.origin}/identity` }]);
  });

  it('can join a group by the key that is printed', async () => {
    const joining = `mutation join($key: String!) { joinGroup(group_key: $key) { success message } }`;
    const { data } = await demo.ask(newLearner, joining, { key: joinKey });
    expect(data['joinGroup']).toEqual({ success: true, message: 'Successfully joined Open Workshop' });
  });
});

describe('its school', () => {
  it('has licenses in each state and groups in each status', async () => {
    const licenses = await db.selectFrom('licenses').select(['is_quoted', 'activation_date', 'expiry_date']).execute();
    const states = new Set(
      licenses.map((license) => licenseState({ ...license, is_quoted: license.is_quoted ?? false }, day(0))),
    );
    expect([...states].toSorted()).toEqual(['ACTIVE', 'EXPIRED', 'EXPIRING', 'QUOTED', 'STARTS_LATER']);
    const groups = await db.selectFrom('groups').selectAll().execute();
    const statuses = new Set(groups.map((group) => effectiveGroupStatus(group, day(0))));
    expect([...statuses].toSorted()).toEqual(['CLOSED', 'ENDED', 'NOT_YET', 'STARTED']);
    expect(groups.filter(({ external_id }) => external_id).length).toBe(1);
    for (const { key } of groups) expect(groupKey.safeParse(key).success).toBe(true);
  });

  it('is the institution in which all accounts of a school are', async () => {
    const rows = await rowsOf(sql<{ name: string }>`
      select distinct i.name from institution_members m join institutions i on i.id = m.institution_id
      join users u on u.id = m.user_id where u.email like '%@demo.test'`);
    expect(rows).toEqual([{ name: demoInstitutionName }]);
    const there = await rowsOf(sql<{ of_file: boolean }>`select exists (
      select from institution_imports m where i.id = any(m.institutions)) as of_file
      from institutions i where deleted_on is null`);
    expect(there.filter(({ of_file }) => !of_file)).toHaveLength(3);
    expect(there.filter(({ of_file }) => of_file)).toHaveLength(2);
  });
});

describe('its content', () => {
  it('has files for instructors of each type', async () => {
    const rows = await rowsOf(sql<{ type: string }>`select distinct type from instructor_resources`, db);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(resourceTypes));
  });

  it('asks every type of question in study projects and in benchmarks, with pictures and several correct answers', async () => {
    const rows = await rowsOf(sql<{ place: string; type: string; pictures: boolean; several: boolean }>`
      select case when q.case_study_id is null then 'benchmark' else 'study project' end as place, q.type,
        bool_or(exists (select from answers a where a.question_id = q.id and a.answer_image is not null)) as pictures,
        bool_or((select count(*) from answers a where a.question_id = q.id and a.is_correct) > 1) as several
      from published_questions p join questions q on q.id = p.id group by 1, 2`);
    for (const place of ['benchmark', 'study project']) {
      const here = rows.filter((row) => row.place === place);
      expect(here.map(({ type }) => type).toSorted()).toEqual([...questionTypeNames].toSorted());
      expect(here.find(({ type }) => type === 'MULTIPLE_CHOICE')).toMatchObject({ pictures: true, several: true });
    }
    const distractors = await db.selectFrom('answers').select('id').where('answer', '=', '').execute();
    expect(distractors.length).toBeGreaterThan(1);
    const withoutLesson = sql`select from questions where benchmark_id is not null and lesson_id is null`;
    expect(await rowsOf(withoutLesson)).toHaveLength(1);
  });

  it('puts the right choice in no place more often than in others by far', async () => {
    const rows = await rowsOf(sql<{ place: number; questions: number }>`
      select place, count(*)::int as questions from (
        select row_number() over (partition by q.id order by a.order_key) as place, a.is_correct, count(*) over (partition by q.id) as choices,
          sum(a.is_correct::int) over (partition by q.id) as rights
        from questions q join answers a on a.question_id = q.id where q.type = 'MULTIPLE_CHOICE' and not q.keeps_order) x
      where is_correct and rights = 1 and choices = 4 group by 1`);
    const all = rows.reduce((sum, { questions }) => sum + questions, 0);
    expect(rows).toHaveLength(4);
    for (const { questions } of rows) expect(questions / all).toBeLessThan(0.4);
  });

  it('names the lesson of every question that was asked', async () => {
    const asked = await rowsOf(sql<{ questions: number; named: number }>`
      select count(*)::int as questions, count(l.id)::int as named from attempts t, jsonb_array_elements(t.questions) q
      left join lessons l on l.id = (q ->> 'lesson_id')::uuid and l.name = q ->> 'lesson_name'`);
    expect(asked[0]?.questions).toBeGreaterThan(100);
    expect(asked[0]?.named).toBe(asked[0]?.questions);
  });

  it('is clean as it stands', async () => {
    const texts = await allTexts(db);
    expect(texts.length).toBeGreaterThan(900);
    for (const text of texts) expect(await cleanHtml(text)).toBe(text);
  });

  it('shows no file that is not there', async () => {
    const shown = new Set((await allReferences(db)).flatMap((text) => text.match(/\/media\/[\w-]+/g) ?? []));
    expect(shown.size).toBe((await db.selectFrom('media').select('id').execute()).length);
    for (const address of shown) {
      const response = await fetch(`${server.origin}${address}`);
      expect([address, response.status]).toEqual([address, 200]);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    expect((await allReferences(db)).filter((text) => /\bmedia:/.test(text))).toEqual([]);
  });

  it('leads learners to published materials only', async () => {
    const drafts = sql`
      select x.id from (
        select r.id, r.quickdeck_card_id as card, r.quickclip_card_id as clip, r.page_id as page
        from question_resources r join published_questions q on q.id = r.question_id
        union all
        select r.id, r.quickdeck_card_id, r.quickclip_card_id, r.page_id
        from key_element_resources r join key_elements k on k.id = r.key_element_id and k.published
        join study_projects s on s.id = k.study_project_id and s.published join published_lessons l on l.id = s.lesson_id) x
      left join quickdeck_cards q on q.id = x.card left join quickclip_cards c on c.id = x.clip
      left join lesson_pages p on p.page_id = x.page
      left join published_lessons l on l.id = coalesce(q.lesson_id, c.lesson_id, p.lesson_id)
      where l.id is null or not coalesce(q.published, c.published, true)`;
    expect(await rowsOf(drafts)).toEqual([]);
  });

  it('shows its drafts to those who write them, and to no learner', async () => {
    const { groupId, courseId } = await cohortPlace();
    const query = `query drafts($courseId: ID!, $groupId: ID) {
      course(where: { id: $courseId }, groupId: $groupId) { lessons { name cards { term } studyProjects { title } } } }`;
    const learner = JSON.stringify((await demo.ask(student, query, { courseId, groupId })).data);
    const writer = JSON.stringify((await demo.ask('content-developer@demo.test', query, { courseId })).data);
    for (const draft of ['Working with AI assistants', 'Refresh rate', 'An archive for twenty years']) {
      expect(writer).toContain(draft);
      expect(learner).not.toContain(draft);
    }
    expect(learner).toContain('Spreadsheets you can trust');
  });
});

describe('its results', () => {
  it('have the student in the middle of things', async () => {
    const { groupId, courseId } = await cohortPlace();
    const query = `query progress($courseId: ID!, $groupId: ID!) { studentCourseProgress(courseId: $courseId, groupId: $groupId) {
      benchmark { level state } studyProjects { level state open { question_index } } } }`;
    const { data } = await demo.ask(student, query, { courseId, groupId });
    const { benchmark, studyProjects } = data['studentCourseProgress'];
    expect(benchmark).toContainEqual({ level: 1, state: 'COMPLETE' });
    const states = studyProjects.map(({ state }: { state: string }) => state);
    expect(states.filter((state: string) => state === 'COMPLETE')).toHaveLength(4);
    expect(studyProjects).toContainEqual({ level: 1, state: 'STARTED', open: { question_index: 2 } });
    expect(states.filter((state: string) => state === 'NOT_STARTED').length).toBeGreaterThan(5);
  });

  it('give the gradebook something to show: a spread, a weak lesson, gains and second tries', async () => {
    const { groupId } = await cohortPlace();
    const scores = await rowsOf(sql<{ benchmark: number; summary: number | null; attempt: number | null }>`
      select 100 * b.corrects / b.total_questions as benchmark, 100 * s.corrects / s.total_questions as summary, s.attempt
      from exercise_results b join benchmarks k on k.id = b.benchmark_id and k.level = 1
      left join summaries y on y.benchmark_id = k.id
      left join exercise_results s on s.group_id = b.group_id and s.user_id = b.user_id and s.summary_id = y.id and s.is_latest
      where b.group_id = ${groupId}`);
    const benchmarks = scores.map(({ benchmark }) => benchmark);
    expect(scores.length).toBeGreaterThanOrEqual(20);
    expect(Math.min(...benchmarks)).toBeLessThan(30);
    expect(Math.max(...benchmarks)).toBeGreaterThan(80);
    const taken = scores.filter(({ summary }) => summary !== null);
    const gains = taken.map(({ benchmark, summary }) => (summary ?? 0) - benchmark);
    expect(taken.length).toBeGreaterThan(10);
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(10);
    expect(taken.some(({ attempt }) => attempt === 2)).toBe(true);
    const lessons = await rowsOf(sql<{ name: string; percent: number }>`
      select l.name, (100 * sum(r.first_try_corrects) / sum(r.total_questions))::int as percent
      from exercise_results r join study_projects s on s.id = r.study_project_id and s.level = 1 join lessons l on l.id = s.lesson_id
      where r.group_id = ${groupId} and r.is_latest group by l.id order by 2`);
    expect(lessons[0]?.name).toBe('Spreadsheets you can trust');
    expect((lessons[1]?.percent ?? 0) - (lessons[0]?.percent ?? 0)).toBeGreaterThan(5);
  });
});
