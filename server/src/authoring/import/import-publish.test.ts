import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../seed/school.ts';
import { curriculum } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { everything, importing, lessonsOf } from '../../../test/importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

describe('publishing an import', () => {
  it('publishes what is complete and leaves the rest as drafts, with the reason', async () => {
    const { course_id, notes } = await importing(
      server.db,
      'publish',
      curriculum({ '2-water/lessons/1-pumps/assignment.md': null }),
      { publish: true },
    );
    const { rows } =
      await sql`select s.level, s.published, k.published as case from study_projects s join lessons l on l.id = s.lesson_id
      left join case_studies k on k.study_project_id = s.id where l.course_id = ${course_id} order by l.display_order, s.level`.execute(
        server.db,
      );
    expect(rows).toEqual([
      { level: 1, published: true, case: true },
      { level: 2, published: false, case: null },
      { level: 1, published: true, case: true },
    ]);
    expect((await lessonsOf(server.db, course_id)).map(({ published }) => published)).toEqual([true, true]);
    const { rows: levels } =
      await sql`select level, published from benchmarks where course_id = ${course_id} order by level`.execute(
        server.db,
      );
    expect(levels).toEqual([
      { level: 1, published: true },
      { level: 2, published: false },
    ]);
    expect(notes.filter(({ kind }) => kind === 'DRAFT').map(({ subject, reason }) => `${subject} — ${reason}`)).toEqual(
      [
        'Benchmark, level 2 — benchmark: has no questions',
        'Summary, level 2 — summary: its benchmark has no questions',
        'Apply: Dig a hole — study project: has no questions, so nobody could complete it',
      ],
    );
    expect(
      (
        await importing(server.db, 'publish', curriculum({ '2-water/lessons/1-pumps/assignment.md': null }), {
          publish: true,
        })
      ).published,
    ).toBe(0);
  });

  it('says that there is no demo school, and writes nothing', async () => {
    await sql`update users set email = ${`${randomUUID()}@people.test`} where email = 'main-instructor@demo.test'`.execute(
      server.db,
    );
    const before = await everything(server.db);
    await expect(importing(server.db, 'no-school', curriculum(), { publish: true, group: 'Evening' })).rejects.toThrow(
      /no institution in which main-instructor@demo.test teaches/,
    );
    expect(await everything(server.db)).toEqual(before);
  });

  it('opens one group with the course for the demo school, taught by its main instructor', async () => {
    const teacher = await buildUser(server.db, { email: 'main-instructor@demo.test' });
    const institution = await buildInstitution(server.db);
    await addInstitutionMember(server.db, institution.id, teacher.id, 'INSTRUCTOR');
    const { group, course_id, report } = await importing(server.db, 'group', curriculum(), {
      publish: true,
      group: 'Evening growers',
    });
    expect(report).toContain(`Its key: ${group?.key}`);
    const learner = await buildUser(server.db);
    const joined = await server.call(
      learner,
      'mutation ($key: String!) { joinGroup(group_key: $key) { success message } }',
      { key: group?.key },
    );
    expect(joined.data['joinGroup']).toEqual({ success: true, message: 'Successfully joined Evening growers' });
    const again = await importing(server.db, 'group', curriculum(), { publish: true, group: 'Evening growers' });
    expect(again.group).toMatchObject({ key: group?.key, opened: false, added: false });
    const { rows } = await sql`select g.owner_id, c.course_id, l.expiry_date > g.end_date as in_license from groups g
      join group_courses c on c.group_id = g.id join licenses l on l.id = g.license_id where g.name = 'Evening growers'`.execute(
      server.db,
    );
    expect(rows).toEqual([{ owner_id: teacher.id, course_id, in_license: true }]);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('chain_id', '=', institution.id)
      .orderBy('number')
      .execute();
    expect(entries).toMatchObject([
      { action: 'GROUP_OPENED', details: { course_added: course_id, main_instructor_id: teacher.id } },
      { action: 'GROUP_JOINED', details: { role: 'STUDENT', earlier: 'NONE' } },
      { action: 'GROUP_CHANGED', details: { course_added: null } },
    ]);
  });
});
