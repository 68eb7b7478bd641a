import { editRightsRoles, globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct, buildStudyProject, buildLesson } from '../../../../seed/content.ts';
import { buildBook } from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { walkStudyProject } from '../../../../test/walk.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await asRole('CONTENT_MANAGER');
  developer = await asRole('CONTENT_DEVELOPER');
});

const asRole = (role: GlobalRole) => buildUser(server.db, { role });
const authored = '{ change_set_id items { id version what } }';
const create = `mutation ($data: CreateProductInput!) { createProduct(data: $data) ${authored} }`;
const update = `mutation ($data: UpdateProductInput!, $where: ContentWhere!) { updateProduct(data: $data, where: $where) ${authored} }`;
const remove = `mutation ($id: ID!, $name: String!) { deleteProduct(id: $id, name: $name) ${authored} }`;
const publish = `mutation ($id: ID!) { publishProduct(id: $id) ${authored} }`;
const unpublish = `mutation ($id: ID!) { unpublishProduct(id: $id) ${authored} }`;
const addCourse = `mutation ($data: CreateCourseInput!) { createCourse(data: $data) ${authored} }`;
const removeCourse = `mutation ($id: ID!, $name: String!) { deleteCourse(id: $id, name: $name) ${authored} }`;
const undo = `mutation ($id: ID!) { undoChangeSet(id: $id) ${authored} }`;
const list = '{ cmsProducts { id name published courses { id name levels published } } }';

const listed = async (id: string) =>
  (await server.call(developer, list)).data['cmsProducts'].find((product: { id: string }) => product.id === id);
const shelf = { name: 'Data Skills', color: '#0F766E', logo: '/media/shelf' };

describe('a product', () => {
  // D2-2.53, 5.43–5.46, 7.69
  it('is made as a draft by those with edit rights, by nobody else', async () => {
    for (const role of globalRoles) {
      const { code, data } = await server.call(await asRole(role), create, { data: shelf });
      const allowed = editRightsRoles.some((one) => one === role);
      expect({ role, code }).toEqual({ role, code: allowed ? null : 'FORBIDDEN' });
      if (!allowed) continue;
      const [made] = data['createProduct'].items;
      expect(made).toMatchObject({ version: 1, what: 'MADE' });
      expect(await listed(made.id)).toMatchObject({ name: 'Data Skills', published: false, courses: [] });
    }
    expect((await server.call(null, create, { data: shelf })).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ ...shelf, name: ' ' }, 'data.name'],
    [{ ...shelf, color: 'red' }, 'data.color'],
    [{ ...shelf, logo: null }, 'data.logo'],
    [{ ...shelf, logo: 'https://elsewhere.example/logo.svg' }, 'data.logo'],
  ])('is refused with %j at %s', async (data, field) => {
    const { errors } = await server.call(manager, create, { data });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  // D2-7.70
  it('is changed by whoever may author, and a change to an older version shows both copies', async () => {
    const { id } = await buildProduct(server.db, { logo: '/media/old', published: false });
    const where = { id, version: 1 };
    const { data } = await server.call(developer, update, { data: { name: 'Renamed' }, where });
    expect(data['updateProduct'].items).toEqual([{ id, version: 2, what: 'CHANGED' }]);
    const stale = await server.call(manager, update, { data: { name: 'Mine' }, where });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', version: 2, theirs: { name: 'Renamed' } });
    expect((await listed(id)).name).toBe('Renamed');
  });

  // D2-4.01, 4.13–4.16, 7.72, 7.73
  it('is published and hidden again by edit rights, never through a change', async () => {
    const { id } = await buildProduct(server.db, { published: false });
    expect((await server.call(developer, publish, { id })).code).toBe('FORBIDDEN');
    expect((await server.call(manager, publish, { id })).data['publishProduct'].items[0].what).toBe('PUBLISHED');
    expect((await listed(id)).published).toBe(true);
    expect((await server.call(developer, unpublish, { id })).code).toBe('FORBIDDEN');
    const admin = await asRole('SYSTEM_ADMIN');
    expect((await server.call(admin, unpublish, { id })).data['unpublishProduct'].items[0].what).toBe('UNPUBLISHED');
    expect((await listed(id)).published).toBe(false);
  });

  // D2-5.47, 5.48, 7.71
  it('is deleted by its exact name only, shows first what depends on it, and comes back with all below it', async () => {
    const { db } = server;
    const product = await buildProduct(db, { name: 'Exactly This' });
    const course = await buildCourse(db, { product_id: product.id });
    const { id: lesson_id } = await buildLesson(db, { course_id: course.id });
    const project = await buildStudyProject(db, { lesson_id });
    await buildBook(db, { product_id: product.id });
    const license = await buildLicense(db, { products: [product.id] });
    const group = await buildGroup(db, { license_id: license.id, courses: [course.id] });
    const learner = await buildUser(db);
    await addGroupMember(db, group.id, learner.id);
    await walkStudyProject(server, { group_id: group.id, course_id: course.id, learner }, project.id, 1);
    const dependants = '{ courses books licenses groups learners }';
    const asked = `query ($id: ID!) { productDependants(id: $id) ${dependants} }`;
    expect((await server.call(developer, asked, { id: product.id })).data['productDependants']).toEqual({
      courses: 1,
      books: 1,
      licenses: 1,
      groups: 1,
      learners: 1,
    });
    const { id } = product;
    for (const name of ['exactly this', 'Exactly This ', '']) {
      expect((await server.call(manager, remove, { id, name })).errors[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'name',
      });
    }
    expect((await server.call(developer, remove, { id, name: 'Exactly This' })).code).toBe('FORBIDDEN');
    const progress = `query ($courseId: ID!, $groupId: ID!) { studentCourseProgress(courseId: $courseId, groupId: $groupId) { course { id } } }`;
    const place = { courseId: course.id, groupId: group.id };
    expect((await server.call(learner, progress, place)).code).toBeNull();
    const { data } = await server.call(manager, remove, { id, name: 'Exactly This' });
    expect(data['deleteProduct'].items).toMatchObject([{ id, what: 'REMOVED' }]);
    expect(await listed(id)).toBeUndefined();
    expect((await server.call(learner, progress, place)).code).toBe('NOT_FOUND');
    await server.call(manager, undo, { id: data['deleteProduct'].change_set_id });
    expect(await listed(id)).toMatchObject({ name: 'Exactly This', courses: [{ id: course.id }] });
    expect((await server.call(learner, progress, place)).code).toBeNull();
    const kept = await db.selectFrom('exercise_results').selectAll().where('user_id', '=', learner.id).execute();
    expect(kept).toHaveLength(1);
  });

  it('leaves an entry in the audit log where something changes, none where it is so already', async () => {
    const { id } = await buildProduct(server.db, { published: false });
    await server.call(manager, publish, { id });
    await server.call(manager, publish, { id });
    const entries = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('actor_id', '=', manager.id)
      .where('object_id', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
  });
});

describe('a course of a product', () => {
  it('is added as a draft behind the others, with a benchmark for each level', async () => {
    const { db } = server;
    const { id: product_id } = await buildProduct(db);
    await buildCourse(db, { product_id, name: 'First' });
    expect((await server.call(developer, addCourse, { data: { product_id, name: 'No' } })).code).toBe('FORBIDDEN');
    const data = { product_id, name: 'Second', levels: 3, language: 'ar', description: 'About it' };
    const made = await server.call(manager, addCourse, { data });
    expect(made.code).toBeNull();
    const { courses } = await listed(product_id);
    expect(courses).toMatchObject([{ name: 'First' }, { name: 'Second', levels: 3, published: false }]);
    const levels = await db
      .selectFrom('benchmarks')
      .select(['level', 'published'])
      .where('course_id', '=', courses[1].id)
      .orderBy('level')
      .execute();
    expect(levels).toEqual([1, 2, 3].map((level) => ({ level, published: false })));
  });

  // D2-6.17, 7.74
  it('takes the place it is given, and those that stand there move up', async () => {
    const { id: product_id } = await buildProduct(server.db);
    for (const name of ['First', 'Second']) await server.call(manager, addCourse, { data: { product_id, name } });
    await server.call(manager, addCourse, { data: { product_id, name: 'Before', display_order: 1 } });
    const { courses } = await listed(product_id);
    expect(courses.map(({ name }: { name: string }) => name)).toEqual(['Before', 'First', 'Second']);
  });

  // D2-4.12, 5.49, 5.50, 6.20, 7.76
  it('is deleted by its exact name only, and comes back', async () => {
    const { id, product_id } = await buildCourse(server.db, { name: 'Short Course' });
    expect((await server.call(manager, removeCourse, { id, name: 'short course' })).code).toBe('INVALID');
    expect((await server.call(developer, removeCourse, { id, name: 'Short Course' })).code).toBe('FORBIDDEN');
    const { data } = await server.call(manager, removeCourse, { id, name: 'Short Course' });
    expect((await listed(product_id)).courses).toEqual([]);
    await server.call(manager, undo, { id: data['deleteCourse'].change_set_id });
    expect((await listed(product_id)).courses).toMatchObject([{ id, name: 'Short Course' }]);
  });
});
