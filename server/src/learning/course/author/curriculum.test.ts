import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickdeckCard,
} from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildGroup, buildLicense } from '../../../../seed/school.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

type Named = { readonly id: string; readonly level: number };

const send = (operation: string, variables: Record<string, unknown>, by = developer) =>
  server.call(by, documentOf(operation), variables);
const codeOf = async (operation: string, variables: Record<string, unknown>, by = developer) =>
  (await send(operation, variables, by)).errors[0]?.extensions ?? null;
async function done(operation: string, variables: Record<string, unknown>, by = developer) {
  const { data, errors } = await send(operation, variables, by);
  expect(errors).toEqual([]);
  return data[operation] as { change_set_id: string; items: { id: string; what: string }[] };
}
const made = async (operation: string, data: Record<string, unknown>) =>
  (await done(operation, { data })).items.find(({ what }) => what === 'MADE')?.id ?? '';
const curriculum = async (courseId: string) =>
  (await send('curriculum', { courseId })).data['curriculum'] as {
    benchmarks: (Named & { total_questions: number; without_lesson: number })[];
    summaries: Named[];
    lessons: { id: string; name: string; studyProjects: (Named & { study_project_number: number; kind: string })[] }[];
  };
const numbersIn = async (courseId: string) =>
  (await curriculum(courseId)).lessons[0]?.studyProjects.map(
    ({ id, level, study_project_number }) => `${id} ${level}.${study_project_number}`,
  );

describe('the curriculum of a course', () => {
  // D2-1.09, 3.14
  it('lists benchmarks with their questions, lessons in order with their study projects, and drafts', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const { id: lesson_id } = await buildLesson(server.db, { course_id, name: 'Soil', published: false });
    await buildStudyProject(server.db, { lesson_id, level: 2, published: false });
    const questions = [lesson_id, lesson_id, null].map((one, index) => ({
      type: 'MULTIPLE_CHOICE' as const,
      lesson_id: one,
      is_free_sample: index === 0,
    }));
    await buildBenchmark(server.db, { course_id, questions });
    const { benchmarks, lessons, summaries } = await curriculum(course_id);
    expect(benchmarks).toMatchObject([
      { level: 1, total_questions: 3, free_samples: 1, without_lesson: 1 },
      { level: 2, total_questions: 0, without_lesson: 0 },
    ]);
    expect(summaries).toMatchObject([{ level: 1, total_questions: 3 }]);
    expect(lessons).toMatchObject([{ name: 'Soil', published: false, studyProjects: [{ level: 2, kind: 'LEARN' }] }]);
  });

  it('grows by a draft benchmark for each level; what a level that goes takes along comes back with it', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    const where = { id: course_id };
    await done('updateCourse', { data: { levels: 3 }, where });
    const grown = await curriculum(course_id);
    expect(grown.benchmarks.map(({ level }) => level)).toEqual([1, 2, 3]);
    const kept = await buildStudyProject(server.db, { lesson_id, level: 3 });
    const deleted = await buildStudyProject(server.db, { lesson_id, level: 3, study_project_number: 2 });
    await done('deleteStudyProject', { id: deleted.id }, manager);
    await done('updateCourse', { data: { levels: 2 }, where });
    const shrunk = await curriculum(course_id);
    expect(shrunk.benchmarks.map(({ level }) => level)).toEqual([1, 2]);
    expect(shrunk.lessons[0]?.studyProjects).toEqual([]);
    await done('updateCourse', { data: { levels: 4 }, where });
    const back = await curriculum(course_id);
    expect(back.benchmarks.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(back.benchmarks[2]?.id).toBe(grown.benchmarks[2]?.id);
    expect(back.lessons[0]?.studyProjects.map(({ id }) => id)).toEqual([kept.id]);
    expect(await codeOf('updateCourse', { data: { levels: 5 }, where })).toMatchObject({
      code: 'INVALID',
      field: 'data.levels',
    });
    expect(await codeOf('updateCourse', { data: { description: 'x'.repeat(151) }, where })).toMatchObject({
      field: 'data.description',
    });
  });

  // D2-1.10, 3.18–3.24, 4.04–4.06, 5.72, 5.75, 6.12, 6.15, 7.77, 7.78, 9.46
  it('is changed by everyone who authors, and published and deleted by those who may', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const lesson = await made('createLesson', { course_id, name: 'Soil' });
    const project = await made('createStudyProject', { lesson_id: lesson, level: 1, introduction: '<h2>Apply</h2>' });
    const study = await made('createCaseStudy', { study_project_id: project });
    const element = await made('createKeyElement', { study_project_id: project, name: 'Terms', type: 'quickdeck' });
    const ids = { Lesson: lesson, StudyProject: project, CaseStudy: study, KeyElement: element };
    for (const [kind, id] of Object.entries(ids)) {
      for (const act of ['publish', 'unpublish', 'delete'])
        expect(await codeOf(`${act}${kind}`, { id })).toMatchObject({ code: 'FORBIDDEN' });
      expect((await done(`publish${kind}`, { id }, manager)).items).toMatchObject([{ id, what: 'PUBLISHED' }]);
      expect((await done(`unpublish${kind}`, { id }, manager)).items).toMatchObject([{ id, what: 'UNPUBLISHED' }]);
    }
    expect(await codeOf('publishCourse', { id: course_id })).toMatchObject({ code: 'FORBIDDEN' });
    for (const [kind, id] of Object.entries(ids).toReversed()) await done(`delete${kind}`, { id }, manager);
    expect((await curriculum(course_id)).lessons).toEqual([]);
    expect(await codeOf('publishLesson', { id: lesson }, manager)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the order of what is in a course', () => {
  // D2-5.73, 5.76, 7.100–7.103
  it('is that of the numbers: a number that is taken moves those from there on up, another level puts it last', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    const introduction = '<h2>Learn</h2>';
    const one = await made('createStudyProject', { lesson_id, level: 1, introduction });
    const two = await made('createStudyProject', { lesson_id, level: 1, introduction });
    const first = await made('createStudyProject', { lesson_id, level: 1, study_project_number: 1, introduction });
    expect(await numbersIn(course_id)).toEqual([`${first} 1.1`, `${one} 1.2`, `${two} 1.3`]);
    const change = (id: string, data: object) => done('updateStudyProject', { data, where: { id } });
    await change(first, { study_project_number: 3 });
    expect(await numbersIn(course_id)).toEqual([`${one} 1.2`, `${first} 1.3`, `${two} 1.4`]);
    await change(one, { level: 2 });
    await change(two, { level: 2 });
    expect(await numbersIn(course_id)).toEqual([`${first} 1.3`, `${one} 2.1`, `${two} 2.2`]);
    const { change_set_id } = await change(two, { study_project_number: 1 });
    expect(await numbersIn(course_id)).toEqual([`${first} 1.3`, `${two} 2.1`, `${one} 2.2`]);
    await done('undoChangeSet', { id: change_set_id });
    expect(await numbersIn(course_id)).toEqual([`${first} 1.3`, `${one} 2.1`, `${two} 2.2`]);
    expect(await codeOf('updateStudyProject', { data: { level: 3 }, where: { id: first } })).toMatchObject({
      code: 'INVALID',
      field: 'data.level',
      issue: { code: 'TOO_HIGH', maximum: 2 },
    });
  });

  it('is changed by moving one before another, and taken back as one act', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const ids = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await made('createLesson', { course_id, name }));
    const [first = '', , third = ''] = ids;
    const names = async () => (await curriculum(course_id)).lessons.map(({ name }) => name).join();
    const { change_set_id } = await done('moveContent', { data: { kind: 'LESSON', id: third, before: first } });
    expect(await names()).toBe('Three,One,Two');
    await done('moveContent', { data: { kind: 'LESSON', id: third, before: null } });
    expect(await names()).toBe('One,Two,Three');
    const again = await done('moveContent', { data: { kind: 'LESSON', id: third, before: first } });
    await send('undoChangeSet', { id: again.change_set_id });
    expect(await names()).toBe('One,Two,Three');
    expect(change_set_id).not.toBeNull();
    const elsewhere = (await buildLesson(server.db)).id;
    expect(await codeOf('moveContent', { data: { kind: 'LESSON', id: third, before: elsewhere } })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'data.before',
    });
    expect(await codeOf('moveContent', { data: { kind: 'PRODUCT', id: third, before: null } })).toMatchObject({
      code: 'INVALID',
    });
  });
});

describe('a key element', () => {
  // D2-5.78–5.81, 7.104–7.112
  it('shows pages of its product, and nothing once its type is another', async () => {
    const { id: course_id, product_id } = await buildCourse(server.db, { published: false });
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    const project = await buildStudyProject(server.db, { lesson_id });
    const { id: book_id } = await buildBook(server.db, { product_id });
    const page = await buildPage(server.db, { book_id, title: 'A gateway' });
    const foreign = await buildPage(server.db, {
      book_id: (await buildBook(server.db, { product_id: (await buildProduct(server.db)).id })).id,
    });
    const data = { study_project_id: project.id, name: 'Gateways', type: 'ebook' };
    const element = await made('createKeyElement', data);
    const shown = async () =>
      (await send('studyProjectParts', { id: project.id })).data['studyProjectParts'].keyElements.map(
        ({ name, type, resources }: { name: string; type: string; resources: { name: string }[] }) =>
          `${name} ${type} ${resources.map((resource) => resource.name).join()}`,
      );
    expect(
      await codeOf('addKeyElementResources', { resource_ids: [foreign.id], key_element_id: element }),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'resource_ids' });
    await done('addKeyElementResources', { resource_ids: [page.id], key_element_id: element });
    await done('addKeyElementResources', { resource_ids: [page.id], key_element_id: element });
    expect(await shown()).toEqual(['Gateways ebook A gateway']);
    const last = await made('createKeyElement', { ...data, name: 'Last' });
    const between = await made('createKeyElement', { ...data, name: 'Between', order_key: 2 });
    expect(await shown()).toEqual(['Gateways ebook A gateway', 'Between ebook ', 'Last ebook ']);
    for (const id of [last, between]) await done('deleteKeyElement', { id }, manager);
    await done('updateKeyElement', { data: { type: 'quickdeck' }, where: { id: element } });
    expect(await shown()).toEqual(['Gateways quickdeck ']);
    await done('updateKeyElement', { data: { type: 'ebook' }, where: { id: element } });
    await done('addKeyElementResources', { resource_ids: [page.id], key_element_id: element });
    await done('removeKeyElementResource', { keyElementId: element, resourceId: page.id });
    expect(await shown()).toEqual(['Gateways ebook ']);
  });
});

describe('what depends on an item', () => {
  it('is counted before it is deleted', async () => {
    const { id: course_id } = await buildCourse(server.db, { published: false });
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    const project = await buildStudyProject(server.db, { lesson_id });
    await buildBenchmark(server.db, { course_id, questions: [{ type: 'MULTIPLE_CHOICE', lesson_id }] });
    await buildGroup(server.db, { courses: [course_id] });
    const count = async (kind: string, id: string) =>
      (await send('contentDependants', { kind, id })).data['contentDependants'];
    expect(await count('LESSON', lesson_id)).toMatchObject({ groups: 1, learners: 0, study_projects: 1, questions: 1 });
    expect(await count('STUDY_PROJECT', project.id)).toMatchObject({ groups: 1, study_projects: 1, questions: 1 });
    expect(await count('COURSE', course_id)).toMatchObject({ groups: 1, licenses: 0, study_projects: 1, questions: 1 });
    expect(await codeOf('contentDependants', { kind: 'PRODUCT', id: lesson_id })).toMatchObject({ code: 'INVALID' });
  });

  it('are also the lessons, key elements and questions that show a page or a card, licenses that are gone aside', async () => {
    const { db } = server;
    const { id: course_id, product_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    const { id: book_id } = await buildBook(db, { product_id });
    const { id: page_id } = await buildPage(db, { book_id, title: 'Page', lesson_id });
    const { id: card } = await buildQuickdeckCard(db, { lesson_id });
    const project = await buildStudyProject(db, { lesson_id });
    await buildKeyElement(db, { study_project_id: project.id, item: { page_id } });
    const [question_id = ''] = project.questions;
    await buildQuestionResource(db, { question_id, type: 'hint', item: { quickdeck_card_id: card } });
    await buildLicense(db, { products: [product_id] });
    const gone = await buildLicense(db, { products: [product_id] });
    await db.updateTable('licenses').set({ deleted_on: new Date().toISOString() }).where('id', '=', gone.id).execute();
    const count = async (kind: string, id: string) =>
      (await send('contentDependants', { kind, id })).data['contentDependants'];
    expect(await count('BOOK_PAGE', page_id)).toMatchObject({ licenses: 1, pointing: 2 });
    expect(await count('BOOK', book_id)).toMatchObject({ licenses: 1, pointing: 2 });
    expect(await count('QUICKDECK_CARD', card)).toMatchObject({ licenses: 1, pointing: 1 });
    expect(await count('QUESTION', question_id)).toMatchObject({ learners: 0, pointing: 0 });
    await done('deleteLesson', { id: lesson_id }, manager);
    expect(await count('BOOK_PAGE', page_id)).toMatchObject({ pointing: 1 });
  });
});

describe('drafts of a course', () => {
  it('are all listed, down to cards and parts of study projects, with what is empty, and published in one act', async () => {
    const { db } = server;
    const { id: course } = await buildCourse(db);
    const soil = await buildLesson(db, { course_id: course, name: 'Soil', published: false });
    const project = await buildStudyProject(db, { lesson_id: soil.id, cases: [[{ type: 'MULTIPLE_CHOICE' }], []] });
    await sql`update case_studies set published = false where study_project_id = ${project.id}`.execute(db);
    const card = await buildQuickdeckCard(db, { lesson_id: soil.id, published: false });
    const item = { quickdeck_card_id: card.id };
    const element = await buildKeyElement(db, { study_project_id: project.id, item, published: false });
    const drafts = async () => (await send('curriculum', { courseId: course })).data['curriculum'].drafts as Draft[];
    type Draft = { kind: string; id: string; empty: boolean };
    const before = await drafts();
    const told = before.map(({ kind, empty }) => `${kind}${empty ? ' empty' : ''}`);
    // The two levels of a new course have no questions yet.
    expect(told).toEqual([
      'BENCHMARK empty',
      'BENCHMARK empty',
      'LESSON',
      'QUICKDECK_CARD',
      'CASE_STUDY',
      'CASE_STUDY empty',
      'KEY_ELEMENT',
    ]);
    expect(before).toContainEqual({ kind: 'KEY_ELEMENT', id: element.id, level: null, empty: false });
    const items = before.filter(({ empty }) => !empty).map(({ kind, id }) => ({ kind, id }));
    expect(await codeOf('publishContentItems', { items })).toMatchObject({ code: 'FORBIDDEN' });
    const act = await done('publishContentItems', { items }, manager);
    expect((await drafts()).every(({ empty }) => empty)).toBe(true);
    await done('undoChangeSet', { id: act.change_set_id }, manager);
    expect(await drafts()).toEqual(before);
  });
});
