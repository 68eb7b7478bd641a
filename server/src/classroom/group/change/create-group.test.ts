import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildInstitution, buildLicense, day } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { untilThereIsRoom } from '../../../../test/until-there-is-room.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findSeats } from '../../../business/license/find-seats.ts';

const document = `mutation create($data: CreateGroupInput!) {
  createGroup(data: $data) {
    id name key status start_date end_date group_size free_places number_of_members my_role
    institution { id } owner { first_name last_name } courses { id }
  }
}`;

let server: TestServer;
let institution_id: string;
let course_id: string;
let product_id: string;
let teacher: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  institution_id = (await buildInstitution(server.db)).id;
  product_id = (await buildProduct(server.db)).id;
  course_id = (await buildCourse(server.db, { product_id })).id;
  teacher = await buildUser(server.db, { first_name: 'Rosa', last_name: 'Lind' });
  await addInstitutionMember(server.db, institution_id, teacher.id, 'INSTRUCTOR');
});

const license = async (values: Parameters<typeof buildLicense>[1] = {}) =>
  (await buildLicense(server.db, { institution_id, max_users: 100, products: [product_id], ...values })).id;

const group = (license_id: string, values: Record<string, unknown> = {}) => ({
  license_id,
  name: 'Evening Cohort B',
  group_size: 40,
  courses: [course_id],
  start_date: day(0),
  end_date: day(90),
  ...values,
});

/** A "no" by its code, field and issue; null without one. */
function noOf([error]: { extensions: Record<string, unknown> }[]): string | null {
  if (!error) return null;
  const { code, field, issue } = error.extensions as { code: string; field?: string; issue?: { code: string } };
  return [code, field, issue?.code].filter(Boolean).join(' ');
}

const create = async (license_id: string, values: Record<string, unknown> = {}, caller = teacher) => {
  const { data, errors } = await server.call(caller, document, { data: group(license_id, values) });
  return { group: data?.['createGroup'] ?? null, no: noOf(errors) };
};

describe('createGroup', () => {
  // D1-7.54, 8.16, D2-7.123
  it('makes a group with a key of its own, whose owner and main instructor is who created it', async () => {
    const license_id = await license();
    const [{ group: one }, { group: other }] = [await create(license_id), await create(license_id)];
    expect(one).toMatchObject({
      name: 'Evening Cohort B',
      status: 'STARTED',
      start_date: day(0),
      end_date: day(90),
      group_size: 40,
      free_places: 40,
      number_of_members: 1,
      my_role: 'MAIN_INSTRUCTOR',
      institution: { id: institution_id },
      owner: { first_name: 'Rosa', last_name: 'Lind' },
      courses: [{ id: course_id }],
    });
    expect(one.key).toMatch(/^[2-9A-HJKMNP-Za-hjkmnp-z]{10}$/);
    expect(other.key).not.toBe(one.key);
  });

  // D2-1.16
  it('reserves its places in the ledger and stands in the audit log', async () => {
    const license_id = await license();
    const { group: made } = await create(license_id, { name: 'Rosa and friends' });
    expect(await findSeats(server.db, license_id, day(0))).toMatchObject({ bought: 100, reserved: 40, free: 60 });
    const { rows } = await sql`select action, actor_id, details from audit_log where object_id = ${made.id}`.execute(
      server.db,
    );
    expect(rows).toMatchObject([
      { action: 'GROUP_CREATED', actor_id: teacher.id, details: { license_id, group_size: 40, status: 'STARTED' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Rosa');
  });

  it.each([
    ['a first day before today', { start_date: day(-1) }, 'INVALID data.start_date DAY_PASSED'],
    ['a first day after the last', { start_date: day(91) }, 'INVALID data.start_date DAYS_REVERSED'],
    ['a last day after the license', { end_date: day(336) }, 'INVALID data.end_date AFTER_EXPIRY'],
    ['a size of 0', { group_size: 0 }, 'INVALID data.group_size TOO_LOW'],
    ['more than the license has', { group_size: 101 }, 'INVALID data.group_size NO_PLACES'],
    ['no name', { name: '  ' }, 'INVALID data.name REQUIRED'],
    ['no course', { courses: [] }, 'INVALID data.courses REQUIRED'],
  ])('refuses %s and writes nothing', async (_case, values, no) => {
    const license_id = await license();
    expect(await create(license_id, values)).toEqual({ group: null, no });
    expect(await findSeats(server.db, license_id, day(0))).toMatchObject({ reserved: 0 });
  });

  it('begins no earlier than a license that is to start', async () => {
    const license_id = await license({ activation_date: day(10) });
    expect((await create(license_id, { start_date: day(9) })).no).toBe('INVALID data.start_date BEFORE_LICENSE');
    expect((await create(license_id, { start_date: day(10) })).group).toMatchObject({ start_date: day(10) });
  });

  it('refuses a course that the license does not hold, or that is a draft', async () => {
    const license_id = await license();
    const { id: elsewhere } = await buildCourse(server.db);
    const { id: draft } = await buildCourse(server.db, { product_id, published: false });
    for (const id of [elsewhere, draft])
      expect((await create(license_id, { courses: [course_id, id] })).no).toBe('NOT_FOUND data.courses');
  });

  it.each([
    ['expires today', { expiry_date: day(0) }],
    ['is a quote', { activation_date: null, expiry_date: null }],
  ])('refuses a license that %s', async (_case, values) => {
    const license_id = await license(values);
    expect((await create(license_id, { start_date: day(0), end_date: day(0) })).no).toBe(
      'LICENSE_EXPIRED data.license_id',
    );
  });

  it('counts places of groups whose last day has passed as free', async () => {
    const license_id = await license();
    await buildGroup(server.db, { license_id, group_size: 90, start_date: day(-20), end_date: day(-1) });
    expect((await create(license_id, { group_size: 100 })).no).toBeNull();
  });

  it('is led by the instructor whom a center administrator chooses, and by nobody whom others choose', async () => {
    const license_id = await license();
    const [admin, chosen] = [await buildUser(server.db), await buildUser(server.db, { last_name: 'Chosen' })];
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    await addInstitutionMember(server.db, institution_id, chosen.id, 'INSTRUCTOR');
    const { group: made } = await create(license_id, { owner_id: chosen.id }, admin);
    expect(made).toMatchObject({ my_role: null, number_of_members: 1, owner: { last_name: 'Chosen' } });
    const { rows } = await sql`select user_id, role from group_members where group_id = ${made.id}`.execute(server.db);
    expect(rows).toEqual([{ user_id: chosen.id, role: 'MAIN_INSTRUCTOR' }]);
    const learner = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, learner.id, 'STUDENT');
    for (const { id } of [learner, await buildUser(server.db)])
      expect((await create(license_id, { owner_id: id }, admin)).no).toBe('NOT_FOUND data.owner_id');
    expect((await create(license_id, { owner_id: chosen.id })).no).toBe('FORBIDDEN data.owner_id');
    expect((await create(license_id, { owner_id: teacher.id })).no).toBeNull();
  });

  it('refuses learners and people of other institutions like a missing license', async () => {
    const license_id = await license();
    const learner = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, learner.id, 'STUDENT');
    const stranger = await buildUser(server.db);
    await addInstitutionMember(server.db, (await buildInstitution(server.db)).id, stranger.id, 'CENTER_ADMIN');
    for (const caller of [learner, stranger]) expect((await create(license_id, {}, caller)).no).toBe('NOT_FOUND');
    expect((await create(crypto.randomUUID(), {}, learner)).no).toBe('NOT_FOUND');
  });
});

const rounds = Array.from({ length: howMany({ sample: 1, deep: 20 }) }, (_, round) => round + 1);
it.each(rounds)(
  'never reserves more than 100 places, however many groups are created at the same time (T13), round %i',
  { timeout: longTest },
  async () => {
    const license_id = await license();
    const tries = Array.from({ length: howMany({ sample: 40, deep: 200 }) }, (_, one) => 1 + ((one * 7) % 9));
    const replies = await Promise.all(
      tries.map((group_size) =>
        untilThereIsRoom(server.services, teacher.id, () => create(license_id, { group_size })),
      ),
    );
    const made = replies.flatMap((reply) => (reply.group ? [reply.group.group_size as number] : []));
    const sum = made.reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThanOrEqual(100);
    expect(sum).toBeGreaterThan(91);
    expect(new Set(replies.map(({ no }) => no))).toEqual(new Set([null, 'INVALID data.group_size NO_PLACES']));
    expect(await findSeats(server.db, license_id, day(0))).toMatchObject({ reserved: sum });
  },
);
