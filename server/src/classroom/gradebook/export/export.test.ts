import { read, type WorkBook } from '@e965/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../../test/walk.ts';

const ask = `query ask($courseId: ID!, $groupId: ID) {
  gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address expires_on learners }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function world(names: { group?: string; learner?: string; size?: number } = {}) {
  const { db } = server;
  const course = await buildCourse(db, { name: 'Digital basics', levels: 2 });
  const lesson = await buildLesson(db, { course_id: course.id, name: 'Networks' });
  const question = { type: 'TRUE_OR_FALSE' as const };
  const project = await buildStudyProject(db, {
    lesson_id: lesson.id,
    study_project_number: 1,
    cases: [[question, question]],
  });
  await buildBenchmark(db, {
    course_id: course.id,
    questions: [1, 2, 3, 4].map(() => ({ ...question, lesson_id: lesson.id })),
  });
  const instructor = await buildUser(db);
  const group = await buildGroup(db, {
    name: names.group ?? 'Morning',
    courses: [course.id],
    owner_id: instructor.id,
    group_size: names.size ?? 10,
    ...(names.size ? { license_id: (await buildLicense(db, { max_users: names.size })).id } : {}),
  });
  const amara = await buildUser(db, { first_name: names.learner ?? 'Amara', last_name: 'Okonkwo' });
  await addGroupMember(db, group.id, amara.id);
  return { course, group, instructor, amara, project_id: project.id };
}

async function addressFor(person: BuiltUser, courseId: string, groupId: string | null): Promise<string> {
  const { data, code } = await server.call(person, ask, { courseId, groupId });
  expect(code).toBeNull();
  return data['gradebookExcelExport'].address;
}

async function fetchFrom(address: string, person: BuiltUser | null) {
  const headers = person ? { authorization: `Bearer ${await server.tokenOf(person)}` } : {};
  return server.app.inject({ method: 'GET', url: address, headers });
}

async function bookFor(person: BuiltUser, courseId: string, groupId: string | null): Promise<WorkBook> {
  const reply = await fetchFrom(await addressFor(person, courseId, groupId), person);
  expect(reply.statusCode).toBe(200);
  return read(reply.rawPayload, { cellNF: true, cellFormula: true });
}

/** The cells of a row by their heads. */
function rowOf(book: WorkBook, sheet: string, row: number) {
  const cells = book.Sheets[sheet]!;
  const columns = Object.keys(cells).filter((name) => /^[A-Z]+1$/.test(name));
  return Object.fromEntries(
    columns.map((name) => [String(cells[name].v), cells[name.replace(/1$/, String(row))] ?? null]),
  );
}

describe('the spreadsheet of a gradebook', () => {
  // D1-7.64–7.66
  it('has a sheet for benchmarks and summaries and one for the lessons of each level', async () => {
    const { course, group, instructor } = await world();
    const book = await bookFor(instructor, course.id, group.id);
    expect(book.SheetNames).toEqual(['Benchmarks and summaries', 'Level 1', 'Level 2']);
    expect(Object.keys(rowOf(book, 'Level 1', 2)).slice(0, 4)).toEqual([
      'Group',
      'Last name',
      'First name',
      'Progress (%)',
    ]);
    expect(rowOf(book, 'Level 2', 2)).toMatchObject({ 'Last name': { v: 'Okonkwo' } });
  });

  it('holds numbers as numbers, times above an hour in minutes, and days', async () => {
    const { course, group, instructor, amara, project_id } = await world();
    const place = { learner: amara, group_id: group.id, course_id: course.id };
    await walkStudyProject(server, place, project_id, 1);
    await walkAssessment(server, place, 'BENCHMARK', 1, 3);
    await sql`update exercise_results set seconds_spent = 7507, completed_on = '2026-11-22T23:30:00Z'
      where group_id = ${group.id} and type = 'STUDY_PROJECT'`.execute(server.db);
    const book = await bookFor(instructor, course.id, group.id);
    const lessons = rowOf(book, 'Level 1', 2);
    expect(lessons).toMatchObject({
      'Progress (%)': { t: 'n', v: 100 },
      Correct: { t: 'n', v: 1 },
      Seconds: { t: 'n', v: 7507 },
      'Time (mm:ss)': { t: 'n', w: '125:07' },
      'Networks – project 1: state': { t: 's', v: 'Completed' },
      'Networks – project 1: score (%)': { t: 'n', v: 50 },
      'Networks – project 1: time (mm:ss)': { t: 'n', w: '125:07' },
    });
    const zone = await sql<{
      day: string;
    }>`select ('2026-11-22T23:30:00Z'::timestamptz at time zone i.time_zone)::date as day
      from institutions i where i.id = ${group.institution_id}`.execute(server.db);
    expect(lessons['Networks – project 1: completed on']).toMatchObject({ t: 'n', w: zone.rows[0]?.day });
    expect(rowOf(book, 'Benchmarks and summaries', 2)).toMatchObject({
      'Benchmark, level 1: score (%)': { t: 'n', v: 75 },
      'Summary, level 1: state': { t: 's', v: 'Not started' },
      'Summary, level 1: score (%)': null,
    });
  });

  it('has columns of what was taken back where learners of its groups worked on it, and not where others did', async () => {
    const { course, group, instructor, amara, project_id } = await world();
    const other = await buildGroup(server.db, { courses: [course.id], owner_id: (await buildUser(server.db)).id });
    const elsewhere = await buildUser(server.db);
    await addGroupMember(server.db, other.id, elsewhere.id);
    await walkStudyProject(server, { learner: elsewhere, group_id: other.id, course_id: course.id }, project_id, 1);
    const takeBack = (published: boolean) =>
      sql`update study_projects set published = ${published} where id = ${project_id}`.execute(server.db);
    const projects = async () =>
      Object.keys(rowOf(await bookFor(instructor, course.id, group.id), 'Level 1', 2)).filter((head) =>
        head.startsWith('Networks'),
      ).length;
    const shown = await projects();
    expect(shown).toBeGreaterThan(0);
    await takeBack(false);
    expect(await projects()).toBe(0);
    await takeBack(true);
    await walkStudyProject(server, { learner: amara, group_id: group.id, course_id: course.id }, project_id, 1);
    await takeBack(false);
    expect(await projects()).toBe(shown);
  });

  it('has the benchmark of a level before its summary, and both before those of the next', async () => {
    const { course, group, instructor } = await world();
    const { id: lesson_id } = await buildLesson(server.db, { course_id: course.id });
    await buildBenchmark(server.db, {
      course_id: course.id,
      level: 2,
      questions: [{ type: 'TRUE_OR_FALSE', lesson_id }],
    });
    const heads = Object.keys(rowOf(await bookFor(instructor, course.id, group.id), 'Benchmarks and summaries', 2));
    expect(heads.flatMap((head) => /^(.+): state$/.exec(head)?.[1] ?? [])).toEqual([
      'Benchmark, level 1',
      'Summary, level 1',
      'Benchmark, level 2',
      'Summary, level 2',
    ]);
  });

  it('holds names that begin like a formula as the texts they are', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x.test";"y")'];
    const { course, group, instructor, amara } = await world({ group: '=A1' });
    await sql`update users set last_name = '', first_name = '!' where id = ${amara.id}`.execute(server.db);
    for (const last_name of names) {
      const learner = await buildUser(server.db, { first_name: last_name, last_name });
      await addGroupMember(server.db, group.id, learner.id);
    }
    const book = await bookFor(instructor, course.id, group.id);
    for (const sheet of book.SheetNames) {
      const rows = names.map((_, index) => rowOf(book, sheet, index + 3));
      for (const row of rows)
        expect(row).toMatchObject({ Group: { t: 's', v: '=A1', z: '@' }, 'Last name': { t: 's', z: '@' } });
      expect(new Set(rows.map((row) => row['First name']?.v))).toEqual(new Set(names));
      const cells = Object.values(book.Sheets[sheet]!) as { f?: string }[];
      expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    }
  });

  it('lists all learners of a large group by name, once each', async () => {
    const { course, group, instructor } = await world({ size: 500 });
    await sql`with people as (
        insert into users (first_name, last_name, email)
        select 'N' || n, case when n % 3 = 0 then 'Same' else 'L' || n end, 'export-' || n || ${group.id} || '@people.test'
        from generate_series(1, 410) n returning id)
      insert into group_members (group_id, user_id) select ${group.id}::uuid, id from people`.execute(server.db);
    const book = await bookFor(instructor, course.id, group.id);
    const names = Array.from({ length: 411 }, (_, index) => {
      const row = rowOf(book, 'Level 1', index + 2);
      return `${row['Last name']?.v}, ${row['First name']?.v}`.toLowerCase();
    });
    expect(new Set(names).size).toBe(411);
    expect(names[0]).toBe('l1, n1');
    expect(names.at(-1)).toBe('same, n99');
    expect(rowOf(book, 'Level 1', 413)['Last name']).toBeNull();
  });

  it('is of all groups with the course that a person teaches, and of no other', async () => {
    const { course, group, instructor } = await world();
    const { db } = server;
    const taught = await buildGroup(db, { name: 'Evening', courses: [course.id] });
    const foreign = await buildGroup(db, { name: 'Foreign', courses: [course.id] });
    await addGroupMember(db, taught.id, instructor.id, 'INSTRUCTOR');
    for (const { id } of [taught, foreign]) await addGroupMember(db, id, (await buildUser(db)).id);
    const book = await bookFor(instructor, course.id, null);
    const groups = [2, 3, 4].map((row) => rowOf(book, 'Level 1', row)['Group']?.v ?? null);
    expect(groups).toEqual(['Evening', 'Morning', null]);
    const admin = await buildUser(db);
    await addInstitutionMember(db, group.institution_id, admin.id, 'CENTER_ADMIN');
    const ofAdmin = await bookFor(admin, course.id, null);
    expect([2, 3].map((row) => rowOf(ofAdmin, 'Level 1', row)['Group']?.v ?? null)).toEqual(['Morning', null]);
  });

  it('says who its learners are elsewhere too where that is wanted, and is one table as CSV', async () => {
    const { course, group, instructor, amara } = await world({ learner: '=Amara' });
    await sql`update groups set external_id = '=EC-B' where id = ${group.id}`.execute(server.db);
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, group.institution_id, admin.id, 'CENTER_ADMIN');
    const wanted = async (values: Record<string, unknown>) => {
      const document = `query ask($courseId: ID!, $groupId: ID, $csv: Boolean, $identified: Boolean) {
        gradebookExcelExport(courseId: $courseId, groupId: $groupId, csv: $csv, identified: $identified) { address } }`;
      const { data } = await server.call(admin, document, { courseId: course.id, groupId: group.id, ...values });
      return fetchFrom(data['gradebookExcelExport'].address, admin);
    };
    const book = read((await wanted({ identified: true })).rawPayload);
    expect(rowOf(book, 'Level 1', 2)).toMatchObject({
      Email: { v: amara.email },
      'External ID of the group': { t: 's', v: '=EC-B' },
    });
    const csv = await wanted({ csv: true, identified: true });
    expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(csv.headers['content-disposition']).toMatch(/\.csv/);
    const [head = '', row = ''] = csv.payload.split('\r\n');
    expect(head).toMatch(/^\ufeffGroup,Last name,First name,Email,External ID of the group,.*: state,/);
    expect(row).toMatch(new RegExp(`^Morning,Okonkwo,'=Amara,${amara.email},'=EC-B,Not started,`));
    expect((await wanted({ csv: true })).payload).not.toContain(amara.email);
    const plain = rowOf(await bookFor(instructor, course.id, group.id), 'Level 1', 2);
    expect(Object.keys(plain)).not.toContain('Email');
  });

  it('is refused where there is no learner', async () => {
    const { course, group, instructor, amara } = await world();
    await sql`update group_members set deleted_on = now() where user_id = ${amara.id}`.execute(server.db);
    expect((await server.call(instructor, ask, { courseId: course.id, groupId: group.id })).code).toBe('INVALID');
  });
});

describe('the address of a spreadsheet', () => {
  // D1-1.13, 7.38
  it('works once, and for nobody else', async () => {
    const { course, group, instructor, amara } = await world();
    const address = await addressFor(instructor, course.id, group.id);
    expect((await fetchFrom(address, null)).statusCode).toBe(404);
    expect((await fetchFrom(address, amara)).statusCode).toBe(404);
    const [one, other] = await Promise.all([fetchFrom(address, instructor), fetchFrom(address, instructor)]);
    expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('ends after two minutes, and with the right of the person', async () => {
    const { course, group, instructor } = await world();
    const late = await addressFor(instructor, course.id, group.id);
    await sql`update gradebook_exports set expires_on = expires_on - interval '120 seconds' where user_id = ${instructor.id}`.execute(
      server.db,
    );
    expect((await fetchFrom(late, instructor)).statusCode).toBe(404);
    const colleague = await buildUser(server.db);
    await addGroupMember(server.db, group.id, colleague.id, 'INSTRUCTOR');
    const lost = await addressFor(colleague, course.id, group.id);
    await sql`update group_members set deleted_on = now() where user_id = ${colleague.id}`.execute(server.db);
    expect((await fetchFrom(lost, colleague)).statusCode).toBe(404);
  });

  it('is given to one person ten times in an hour', async () => {
    const { course, group, instructor } = await world();
    for (let times = 0; times < 10; times++) await addressFor(instructor, course.id, group.id);
    const { code, errors } = await server.call(instructor, ask, { courseId: course.id, groupId: group.id });
    expect(code).toBe('RATE_LIMITED');
    expect(errors[0]?.extensions['retryAfter']).toBeGreaterThan(3500);
    const colleague = await buildUser(server.db);
    await addGroupMember(server.db, group.id, colleague.id, 'INSTRUCTOR');
    await addressFor(colleague, course.id, group.id);
  });

  it('is kept as a hash only', async () => {
    const { course, group, instructor } = await world();
    const secret = (await addressFor(instructor, course.id, group.id)).split('/').at(-1)!;
    const { rows } = await sql<{
      kept: string;
    }>`select e::text as kept from gradebook_exports e where user_id = ${instructor.id}`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(secret);
  });

  it('gives a file that nobody keeps, named after group and course whatever they are called', async () => {
    const { course, group, instructor } = await world({ group: '../"Größe"\r\nX-Evil: 1;\u202Egpj/‮a' });
    const { headers } = await fetchFrom(await addressFor(instructor, course.id, group.id), instructor);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.!~*'()-]+$/,
    );
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');
    expect(name).toBe('Größe X-Evil 1; gpj a – Digital basics.xlsx');
  });

  it('is written into the audit log when it is used', async () => {
    const { course, group, instructor } = await world();
    await bookFor(instructor, course.id, group.id);
    const { rows } = await sql<{ details: unknown }>`select details from audit_log
      where action = 'GRADEBOOK_EXPORTED' and actor_id = ${instructor.id}`.execute(server.db);
    expect(rows).toEqual([{ details: { group_ids: [group.id] } }]);
  });
});
