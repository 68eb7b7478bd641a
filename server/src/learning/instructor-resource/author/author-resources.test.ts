import { contentRoles, globalRoles, publishRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson } from '../../../../seed/content.ts';
import { buildInstructorResource } from '../../../../seed/instructor-resource.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

const authored = '{ change_set_id items { id version what } }';
const documents = {
  create: `mutation ($data: CreateInstructorResourceInput!) { done: createInstructorResource(data: $data) ${authored} }`,
  update: `mutation ($data: UpdateInstructorResourceInput!, $where: ContentWhere!) { done: updateInstructorResource(data: $data, where: $where) ${authored} }`,
  remove: `mutation ($id: ID!) { done: deleteInstructorResource(id: $id) ${authored} }`,
  undo: `mutation ($id: ID!) { done: undoChangeSet(id: $id) ${authored} }`,
  list: `query ($courseId: ID!) { instructorResources(courseId: $courseId) { id name type lesson_id order } }`,
};

let server: TestServer;
let developer: BuiltUser;
let manager: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

const call = (who: BuiltUser, act: keyof typeof documents, variables: Record<string, unknown>) =>
  server.call(who, documents[act], variables);

async function world() {
  const course = await buildCourse(server.db);
  const lesson = await buildLesson(server.db, { course_id: course.id });
  const { media_id } = await buildInstructorResource(server.db, { course_id: (await buildCourse(server.db)).id });
  return { course_id: course.id, lesson_id: lesson.id, url: `/media/${media_id}` };
}
/** The files of a course as an author finds them, without the bundle. */
async function listed(courseId: string) {
  const { data } = await call(developer, 'list', { courseId });
  return data['instructorResources'].slice(1) as { id: string; name: string }[];
}

describe('files for instructors', () => {
  it('are made of files of the library with type, lesson and order, and changed at their version', async () => {
    const { course_id, lesson_id, url } = await world();
    const data = { course_id, lesson_id, url, name: '2.1 Plan', type: 'APPLY_EXERCISE', order_key: 3 };
    const made = await call(developer, 'create', { data });
    const [{ id, version, what }] = made.data['done'].items;
    expect([version, what]).toEqual([1, 'MADE']);
    expect(await listed(course_id)).toEqual([{ id, name: '2.1 Plan', type: 'APPLY_EXERCISE', lesson_id, order: 3 }]);
    const changed = await call(developer, 'update', { data: { name: '2.2 Plan' }, where: { id, version } });
    expect(changed.data['done'].items).toMatchObject([{ id, version: 2, what: 'CHANGED' }]);
    const stale = await call(developer, 'update', { data: { name: 'Mine' }, where: { id, version } });
    expect(stale.code).toBe('CONFLICT');
    await call(developer, 'undo', { id: changed.data['done'].change_set_id });
    expect(await listed(course_id)).toMatchObject([{ name: '2.1 Plan', lesson_id }]);
  });

  it('say at the field what is missing or belongs elsewhere', async () => {
    const { course_id, url } = await world();
    const other = await buildLesson(server.db);
    const refused = async (values: Record<string, unknown>) => {
      const { code, errors } = await call(developer, 'create', { data: { course_id, url, name: 'Plan', ...values } });
      return [code, errors[0]?.extensions['field']];
    };
    expect(await refused({ name: ' ' })).toEqual(['INVALID', 'data.name']);
    expect(await refused({ url: 'https://elsewhere.example/plan.pdf' })).toEqual(['INVALID', 'data.url']);
    expect(await refused({ url: `/media/${crypto.randomUUID()}` })).toEqual(['NOT_FOUND', 'data.url']);
    expect(await refused({ lesson_id: other.id })).toEqual(['NOT_FOUND', 'data.lesson_id']);
    expect(await refused({ course_id: crypto.randomUUID() })).toEqual(['NOT_FOUND', 'data.course_id']);
    expect(await listed(course_id)).toEqual([]);
  });

  it('that are taken out are listed and downloaded no more, until that is undone', async () => {
    const { course_id } = await world();
    const { id } = await buildInstructorResource(server.db, { course_id });
    const { done } = (await call(manager, 'remove', { id })).data;
    expect(await listed(course_id)).toEqual([]);
    const headers = { authorization: `Bearer ${await server.tokenOf(manager)}` };
    expect((await server.app.inject({ url: `/instructor-resources/${id}`, headers })).statusCode).toBe(404);
    await call(manager, 'undo', { id: done.change_set_id });
    expect(await listed(course_id)).toMatchObject([{ id }]);
  });

  it('are written by content roles and taken out by those who publish', async () => {
    const { course_id } = await world();
    for (const role of globalRoles) {
      const user = await buildUser(server.db, { role });
      const { id } = await buildInstructorResource(server.db, { course_id });
      const changed = await call(user, 'update', { data: { name: role }, where: { id } });
      const removed = await call(user, 'remove', { id });
      const codeFor = (roles: readonly string[]) => (roles.includes(role) ? null : 'FORBIDDEN');
      expect([role, changed.code, removed.code]).toEqual([role, codeFor(contentRoles), codeFor(publishRoles)]);
    }
  });
});
