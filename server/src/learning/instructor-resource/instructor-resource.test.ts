import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { storeMedia } from '../../base/media/store-media.ts';

const list = `query list($courseId: ID!, $groupId: ID) {
  instructorResources(courseId: $courseId, groupId: $groupId) { id name url type lesson_name order bytes course_id }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function addResource(course_id: string, values: Record<string, unknown> = {}): Promise<string> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const { address } = await storeMedia(server.db, server.services.media, { folder: 'content', bytes, name: 'a.png' });
  const { id } = await server.db
    .insertInto('instructor_resources')
    .values({ course_id, name: 'Poster', url: address, type: 'ANY', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function world() {
  const { db } = server;
  const course = await buildCourse(db, { name: 'Digital basics' });
  const lesson = await buildLesson(db, { course_id: course.id, name: 'Networks' });
  const draft = await buildLesson(db, { course_id: course.id, name: 'Draft', published: false });
  const group = await buildGroup(db, { courses: [course.id] });
  const [instructor, learner] = [await buildUser(db), await buildUser(db)];
  await addGroupMember(db, group.id, instructor.id, 'INSTRUCTOR');
  await addGroupMember(db, group.id, learner.id);
  const ids = {
    summary: await addResource(course.id, { name: 'Level 1', type: 'SUMMARY' }),
    second: await addResource(course.id, { name: '1.10 Maps', type: 'LEARN_EXERCISE', lesson_id: lesson.id }),
    first: await addResource(course.id, { name: '1.2 Maps/routes', type: 'LEARN_EXERCISE', lesson_id: lesson.id }),
    draft: await addResource(course.id, { name: 'Not yet', lesson_id: draft.id }),
  };
  return { course, group, instructor, learner, ids, variables: { courseId: course.id, groupId: group.id } };
}

async function fetchFrom(address: string, person: BuiltUser | null) {
  const headers = person ? { authorization: `Bearer ${await server.tokenOf(person)}` } : {};
  return server.app.inject({ method: 'GET', url: address, headers });
}

describe('the resources of a course', () => {
  it('are listed to an instructor by type, lesson and number, the bundle first, without those of drafts', async () => {
    const { course, instructor, ids, variables } = await world();
    const { data } = await server.call(instructor, list, variables);
    expect(data['instructorResources']).toMatchObject([
      { id: course.id, type: null, name: 'Digital basics', url: `/instructor-resources/${course.id}` },
      { id: ids.first, type: 'LEARN_EXERCISE', lesson_name: 'Networks', url: `/instructor-resources/${ids.first}` },
      { id: ids.second, type: 'LEARN_EXERCISE', lesson_name: 'Networks' },
      { id: ids.summary, type: 'SUMMARY', lesson_name: null, course_id: course.id },
    ]);
    const [all, ...each] = data['instructorResources'];
    expect(all.bytes).toBe(each.reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0));
  });

  it('are nothing where there is none', async () => {
    const { course, instructor, variables } = await world();
    await sql`delete from instructor_resources where course_id = ${course.id}`.execute(server.db);
    expect((await server.call(instructor, list, variables)).data['instructorResources']).toEqual([]);
    expect((await fetchFrom(`/instructor-resources/${course.id}`, instructor)).statusCode).toBe(404);
  });

  it('show those of drafts too to content roles in preview', async () => {
    const { course, ids } = await world();
    const author = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    const { data } = await server.call(author, list, { courseId: course.id });
    expect(data['instructorResources'].map(({ id }: { id: string }) => id)).toContain(ids.draft);
    expect((await fetchFrom(`/instructor-resources/${ids.draft}`, author)).statusCode).toBe(200);
  });

  // D1-1.14, 2.69, 2.70
  it('stay closed to learners, strangers and visitors', async () => {
    const { learner, ids, course, variables } = await world();
    expect((await server.call(learner, list, variables)).code).toBe('NOT_FOUND');
    for (const person of [learner, await buildUser(server.db), null]) {
      for (const id of [ids.first, course.id]) {
        expect((await fetchFrom(`/instructor-resources/${id}`, person)).statusCode).toBe(404);
      }
    }
  });
});

describe('a resource', () => {
  // D1-7.63
  it('is downloaded under its name, and kept by nobody between', async () => {
    const { instructor, ids } = await world();
    const reply = await fetchFrom(`/instructor-resources/${ids.first}`, instructor);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="1.2 Maps routes.webp"');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.byteLength);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 });
  });

  it('of a draft is missing for an instructor', async () => {
    const { instructor, ids } = await world();
    expect((await fetchFrom(`/instructor-resources/${ids.draft}`, instructor)).statusCode).toBe(404);
  });

  it('had by administering an institution is written into its audit log', async () => {
    const { group, ids } = await world();
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, group.institution_id, admin.id, 'CENTER_ADMIN');
    expect((await fetchFrom(`/instructor-resources/${ids.first}`, admin)).statusCode).toBe(200);
    const { rows } = await sql<{ details: unknown }>`select details from audit_log
      where action = 'RESOURCES_DOWNLOADED' and actor_id = ${admin.id}`.execute(server.db);
    expect(rows).toEqual([{ details: { resource_id: ids.first } }]);
  });
});

describe('the bundle of a course', () => {
  // D1-3.12
  it('is a zip of all its files in the folders of their lessons, each under a name of its own', async () => {
    const { course, instructor } = await world();
    await addResource(course.id, { name: '../level 1', type: 'ANY' });
    await addResource(course.id, { name: 'Level 1', type: 'ANY' });
    const reply = await fetchFrom(`/instructor-resources/${course.id}`, instructor);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="Digital basics.zip"');
    const names = namesIn(reply.rawPayload);
    expect(names.toSorted()).toEqual(
      [
        'Level 1.webp',
        'Networks/1.10 Maps.webp',
        'Networks/1.2 Maps routes.webp',
        'level 1 (2).webp',
        'Level 1 (3).webp',
      ].toSorted(),
    );
  });
});

/** The names in the directory at the end of a zip. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names;
}
