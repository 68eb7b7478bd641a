import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildKeyElement, buildPage, buildQuestionResource } from '../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { documentOf } from '../../../test/security/document.ts';
import { assessmentWorld, takeAssessment } from '../../../test/taking.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER', first_name: 'Maria', last_name: 'Silva' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

const send = (operation: string, variables: Record<string, unknown>, by = manager) =>
  server.call(by, documentOf(operation), variables);
async function done(operation: string, variables: Record<string, unknown>, by = manager) {
  const { data, errors } = await send(operation, variables, by);
  expect(errors).toEqual([]);
  return data[operation];
}

/** Looks through all pages, because other tests delete as well. */
async function found(id: string, by = manager): Promise<Record<string, any> | undefined> {
  let after: string | null = null;
  do {
    const { items, cursor }: { items: Record<string, any>[]; cursor: string | null } = await done(
      'deletedContent',
      { after },
      by,
    );
    const item = items.find((one) => one['id'] === id);
    if (item) return item;
    after = cursor;
  } while (after !== null);
  return undefined;
}
const restore = (kind: string, id: string) => done('restoreContentItem', { kind, where: { id } });

describe('what was deleted', () => {
  it('is listed with who did it and where it was, for whoever may bring it back or look', async () => {
    const { id: course_id } = await buildCourse(server.db, { name: 'Gardening', language: 'ar' });
    const { id } = await buildLesson(server.db, { course_id, name: 'Soil' });
    const { id: project } = await buildStudyProject(server.db, { lesson_id: id });
    await done('deleteLesson', { id });
    expect(await found(id)).toMatchObject({
      kind: 'LESSON',
      name: 'Soil',
      by: 'Maria Silva',
      language: 'ar',
      ancestors: [{ kind: 'PRODUCT' }, { kind: 'COURSE', name: 'Gardening' }],
      missing: null,
      place_taken: false,
      shown: true,
      may_restore: true,
    });
    expect(await found(id, developer)).toMatchObject({ may_restore: false });
    expect(await found(project)).toBeUndefined();
    const { items, change_set_id } = await restore('LESSON', id);
    expect(items).toEqual([{ id, version: 3, what: 'RESTORED' }]);
    expect((await send('undoChangeSet', { id: change_set_id }, developer)).code).toBe('FORBIDDEN');
    expect(await found(id)).toBeUndefined();
    const { lessons } = await done('curriculum', { courseId: course_id });
    expect(lessons).toMatchObject([{ id, studyProjects: [{ id: project }] }]);
  });

  it('comes back with all that went with it, and without what went before', async () => {
    const { db } = server;
    const { id: book_id } = await buildBook(db, { product_id: (await buildCourse(db)).product_id });
    const pages = [];
    for (const title of ['One', 'Two', 'Three']) pages.push((await buildPage(db, { book_id, title })).id);
    const [one = '', two = '', three = ''] = pages;
    await done('deleteBookPage', { id: one });
    await done('deleteBook', { id: book_id });
    expect([await found(book_id), await found(two)]).toMatchObject([{ kind: 'BOOK' }, undefined]);
    const { items } = await restore('BOOK', book_id);
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual([book_id, two, three].toSorted());
    expect(await found(one)).toMatchObject({ kind: 'BOOK_PAGE', name: 'One', missing: null });
  });

  it('says what has to come back before it, and is refused until then', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { name: 'Soil' });
    const { id } = await buildStudyProject(server.db, { lesson_id });
    await done('deleteStudyProject', { id });
    await done('deleteLesson', { id: lesson_id });
    expect(await found(id)).toMatchObject({ missing: { kind: 'LESSON', id: lesson_id, name: 'Soil' } });
    const { errors } = await send('restoreContentItem', { kind: 'STUDY_PROJECT', where: { id } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'parent',
      parent: { kind: 'LESSON', name: 'Soil' },
    });
    await restore('LESSON', lesson_id);
    expect(await found(id)).toMatchObject({ missing: null });
    await restore('STUDY_PROJECT', id);
  });

  it('says where its place was taken, and comes back behind the others', async () => {
    const { id: course_id } = await buildCourse(server.db);
    const { id } = await buildLesson(server.db, { course_id, name: 'First' });
    await buildLesson(server.db, { course_id, name: 'Second' });
    await done('deleteLesson', { id });
    const data = { course_id, name: 'New', display_order: 1 };
    await done('createLesson', { data });
    expect(await found(id)).toMatchObject({ place_taken: true });
    await restore('LESSON', id);
    const { lessons } = await done('curriculum', { courseId: course_id });
    expect(lessons.map(({ name }: { name: string }) => name)).toEqual(['New', 'Second', 'First']);
  });

  it('comes back to all that showed it, where it stood there, and to its number; undone, it is gone from all again', async () => {
    const { db } = server;
    const { id: course_id, product_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    const { id: book_id } = await buildBook(db, { product_id });
    const pages: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four'])
      pages.push((await buildPage(db, { book_id, title, lesson_id })).id);
    const [one = '', two = '', , four = ''] = pages;
    const { id: study_project_id, questions } = await buildStudyProject(db, {
      lesson_id,
      cases: [[{ type: 'MULTIPLE_CHOICE' }]],
    });
    const [question_id = ''] = questions;
    const { id: element } = await buildKeyElement(db, { study_project_id, item: { page_id: two } });
    for (const type of ['hint', 'reveal'] as const)
      await buildQuestionResource(db, { question_id, type, item: { page_id: two } });
    const shown = async () => {
      const content = async (kind: string, id: string) => (await done('contentItem', { kind, id })).content;
      const { hint, reveal } = await content('QUESTION', question_id);
      return {
        choices: (await done('lessonPageChoices', { lessonId: lesson_id })).page_ids,
        element: (await content('KEY_ELEMENT', element)).resource_ids,
        help: [hint, reveal],
        numbers: (await done('book', { id: book_id })).pages.map(
          ({ id, page_number }: { id: string; page_number: number }) => [id, page_number],
        ),
      };
    };
    const before = await shown();
    await done('deleteBookPage', { id: two });
    // What is done to the others meanwhile stays.
    await done('setLessonPages', { ebookPageIds: [four, one], where: { id: lesson_id } });
    expect(await shown()).toMatchObject({ element: [], help: [null, null] });
    expect(await found(two)).toMatchObject({ place_taken: false });
    const { change_set_id } = await restore('BOOK_PAGE', two);
    expect(await shown()).toEqual({ ...before, choices: [four, one, two] });
    await done('undoChangeSet', { id: change_set_id });
    expect(await shown()).toMatchObject({ choices: [four, one], element: [], help: [null, null] });
    // A book brings the numbers of its pages back, and what showed them.
    await restore('BOOK_PAGE', two);
    const again = await shown();
    await done('deleteBook', { id: book_id });
    await restore('BOOK', book_id);
    expect(await shown()).toEqual(again);
  });

  it('may come back to wait first, and is listed among what waits', async () => {
    const { db } = server;
    const { id: course_id, product_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    const { id: book_id } = await buildBook(db, { product_id });
    const { id } = await buildPage(db, { book_id, title: 'Locks', lesson_id });
    await done('deleteBookPage', { id });
    const pages = async () =>
      (await db.selectFrom('lesson_pages').select('page_id').where('lesson_id', '=', lesson_id).execute()).length;
    expect(await done('restoreContentItem', { kind: 'BOOK_PAGE', where: { id, later: true } })).toMatchObject({
      waits: true,
    });
    expect(await pages()).toBe(0);
    const listed = async () => [
      ...(await done('waitingChanges', { placeId: book_id })),
      ...(await done('waitingChanges', { placeId: course_id })),
    ];
    expect(await listed()).toMatchObject([
      { item_id: id, what: 'RESTORED', name: 'Locks' },
      { item_id: lesson_id, what: 'REORDERED' },
    ]);
    await done('publishChanges', { ids: (await listed()).map((change) => change.id) });
    expect(await pages()).toBe(1);
  });

  it('can be brought back for 30 days', async () => {
    const { id } = await buildLesson(server.db);
    await done('deleteLesson', { id });
    const age = (days: number) =>
      sql`update lessons set deleted_on = now() - make_interval(days => ${days}) where id = ${id}`.execute(server.db);
    await age(29);
    expect(await found(id)).toMatchObject({ kind: 'LESSON' });
    await age(31);
    expect(await found(id)).toBeUndefined();
    expect((await send('restoreContentItem', { kind: 'LESSON', where: { id } })).errors[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is read page by page', async () => {
    const { id: course_id } = await buildCourse(server.db);
    const ids: string[] = [];
    for (let count = 0; count < 51; count++) ids.push((await buildLesson(server.db, { course_id })).id);
    await sql`update lessons set deleted_on = now() + interval '1 hour' where id = any(${ids}::uuid[])`.execute(
      server.db,
    );
    const first = await done('deletedContent', {});
    expect([first.items.length, first.hasMore]).toEqual([50, true]);
    const next = await done('deletedContent', { after: first.cursor });
    const read = [...first.items, next.items[0]].map(({ id }) => id as string);
    expect(new Set(read)).toEqual(new Set(ids));
    expect((await send('deletedContent', { after: randomUUID() })).code).toBe('BAD_CURSOR');
    await sql`update lessons set deleted_on = null where id = any(${ids}::uuid[])`.execute(server.db);
  });

  it('keeps the results of learners, and shows them again (T42)', async () => {
    const place = await assessmentWorld(server, { questions: 2 });
    await takeAssessment(server, place, 'BENCHMARK', true);
    const results = () =>
      server.db.selectFrom('exercise_results').selectAll().where('user_id', '=', place.learner.id).execute();
    const before = await results();
    expect(before).toHaveLength(1);
    const { course_id: id } = place;
    expect(await done('contentDependants', { kind: 'COURSE', id })).toMatchObject({ learners: 1, groups: 1 });
    const { name } = (await done('contentItem', { kind: 'COURSE', id })).content;
    await done('deleteCourse', { id, name });
    expect(await results()).toEqual(before);
    const progress = () =>
      server.call(place.learner, documentOf('studentCourseProgress'), { courseId: id, groupId: place.group_id });
    expect((await progress()).code).toBe('NOT_FOUND');
    await restore('COURSE', id);
    expect((await progress()).code).toBeNull();
    expect(await results()).toEqual(before);
  });
});
