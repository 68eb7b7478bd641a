import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickdeckCard,
} from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { seedAct } from '../../../../seed/seed-item.ts';
import { countingServer } from '../../../../test/counting-server.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { writeLessons } from '../write-lesson.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

type Done = { change_set_id: string; items: { id: string; what: string }[] };
const send = (operation: string, variables: Record<string, unknown>, by = manager) =>
  server.call(by, documentOf(operation), variables);
const noOf = async (operation: string, variables: Record<string, unknown>, by = manager) =>
  (await send(operation, variables, by)).errors[0]?.extensions;
async function done(operation: string, variables: Record<string, unknown>, by = manager): Promise<Done> {
  const { data, errors } = await send(operation, variables, by);
  expect(errors).toEqual([]);
  return data[operation];
}
const undo = async ({ change_set_id: id }: Done) => done('undoChangeSet', { id });

/** The lessons of a course in order, each with its study projects as level.number. */
async function treeOf(courseId: string, names: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { data } = await send('curriculum', { courseId });
  const { lessons } = data['curriculum'] as {
    lessons: { name: string; published: boolean; studyProjects: Project[] }[];
  };
  return lessons.map(({ name, studyProjects }) =>
    [name, ...studyProjects.map(({ id, level, study_project_number: n }) => `${level}.${n}${names[id] ?? ''}`)].join(
      ' ',
    ),
  );
}
type Project = { id: string; level: number; study_project_number: number };

const lessonOf = (course_id: string, name: string) => buildLesson(server.db, { course_id, name });

describe('moving together', () => {
  it('brings study projects to another lesson and level, before one that is there, and is taken back and done again as one act', async () => {
    const { id: course } = await buildCourse(server.db);
    const [soil, water] = [await lessonOf(course, 'Soil'), await lessonOf(course, 'Water')];
    const project = (lesson_id: string, study_project_number: number, level = 1) =>
      buildStudyProject(server.db, { lesson_id, study_project_number, level, cases: [] });
    const [a, b, c] = [await project(soil.id, 1), await project(soil.id, 2), await project(soil.id, 1, 2)];
    const [x, y] = [await project(water.id, 1, 2), await project(water.id, 2, 2)];
    const names = { [a.id]: 'a', [b.id]: 'b', [c.id]: 'c', [x.id]: 'x', [y.id]: 'y' };
    const before = ['Soil 1.1a 1.2b 2.1c', 'Water 2.1x 2.2y'];
    expect(await treeOf(course, names)).toEqual(before);
    const data = { kind: 'STUDY_PROJECT', ids: [c.id, a.id], parent_id: water.id, level: 2, before: y.id };
    const moved = await done('moveContentItems', { data });
    const after = ['Soil 1.2b', 'Water 2.1x 2.2c 2.3a 2.4y'];
    expect(await treeOf(course, names)).toEqual(after);
    const back = await undo(moved);
    expect(await treeOf(course, names)).toEqual(before);
    const again = await undo(back);
    expect(await treeOf(course, names)).toEqual(after);
    // Somebody has taken the place meanwhile, by the way of no item of the act.
    await project(soil.id, 1);
    await undo(again);
    expect(await treeOf(course, names)).toEqual(['Soil 1.1a 1.2b 1.3 2.1c', 'Water 2.1x 2.2y']);
  });

  it('brings lessons to another course of the product; their questions in benchmarks count for them no more until it is taken back', async () => {
    const { id: course, product_id } = await buildCourse(server.db, { levels: 3 });
    const { id: target } = await buildCourse(server.db, { product_id, levels: 2 });
    const [soil, water] = [await lessonOf(course, 'Soil'), await lessonOf(course, 'Water')];
    await lessonOf(target, 'Soil');
    await buildStudyProject(server.db, { lesson_id: water.id, level: 3 });
    await buildBenchmark(server.db, { course_id: course, questions: [{ type: 'MATCHING', lesson_id: soil.id }] });
    const without = async () =>
      (await send('curriculum', { courseId: course })).data['curriculum'].benchmarks[0].without_lesson;
    const move = (ids: string[], parent_id = target) => ({ data: { kind: 'LESSON', ids, parent_id } });
    const moved = await done('moveContentItems', move([soil.id]));
    expect(await treeOf(target)).toEqual(['Soil', 'Soil']);
    expect(await without()).toBe(1);
    await undo(moved);
    expect([await treeOf(target), await treeOf(course), await without()]).toEqual([['Soil'], ['Soil', 'Water 3.1'], 0]);
    const { id: foreign } = await buildCourse(server.db);
    expect(await noOf('moveContentItems', move([water.id]))).toMatchObject({
      code: 'INVALID',
      field: 'data.parent_id',
      issue: { code: 'TOO_HIGH', maximum: 2 },
    });
    expect(await noOf('moveContentItems', move([soil.id], foreign))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await noOf('moveContentItems', move([foreign]))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await noOf('moveContentItems', move([]))).toMatchObject({ code: 'INVALID', field: 'data.ids' });
    expect(
      await noOf('moveContentItems', { data: { kind: 'STUDY_PROJECT', ids: [soil.id], parent_id: soil.id } }),
    ).toMatchObject({ code: 'INVALID', field: 'data.level' });
    const elsewhere = { data: { ...move([soil.id], course).data, before: foreign } };
    expect(await noOf('moveContentItems', elsewhere)).toMatchObject({ code: 'NOT_FOUND', field: 'data.before' });
  });

  it('is at most 6 statements among 500, for one and for many', async () => {
    const { id: course } = await buildCourse(server.db);
    const contents = Array.from({ length: 500 }, (_, display_order) => ({
      content: { ...newLesson, course_id: course, name: `Lesson ${display_order}`, display_order },
    }));
    const lessons = (await writeLessons(server.db, seedAct, contents)).map(({ id }) => id);
    const { call, during } = await countingServer(server);
    const document = documentOf('moveContentItems');
    // What a server keeps of its callers is read once.
    await call(manager, documentOf('curriculum'), { courseId: course });
    for (const ids of [lessons.slice(-1), lessons.slice(100, 150)]) {
      const data = { kind: 'LESSON', ids, parent_id: course, before: lessons[0] };
      const statements = await during(async () => expect((await call(manager, document, { data })).errors).toEqual([]));
      console.info(`moving ${ids.length} lessons among 500: ${statements - 2} statements in a transaction`);
      expect(statements).toBeLessThanOrEqual(6 + 2);
    }
    expect((await treeOf(course)).slice(0, 2)).toEqual(['Lesson 499', 'Lesson 100']);
  });
});

describe('moving questions', () => {
  /** A benchmark with two questions, another that is empty, and two case studies with a case and what reinforces it. */
  async function ground() {
    const { id: course } = await buildCourse(server.db);
    const [soil, water] = [await lessonOf(course, 'Soil'), await lessonOf(course, 'Water')];
    const question = { type: 'MULTIPLE_CHOICE' } as const;
    const [own, counted] = (
      await buildBenchmark(server.db, {
        course_id: course,
        questions: [
          { ...question, lesson_id: null },
          { ...question, lesson_id: water.id },
        ],
      })
    ).questions as [string, string];
    const [one, same, other] = (
      await buildStudyProject(server.db, { lesson_id: soil.id, cases: [[question, question], [question]] })
    ).questions as [string, string, string];
    const { rows } = await sql<{ id: string; level: number }>`
      select id, level from benchmarks where course_id = ${course} order by level`.execute(server.db);
    const [first = '', second = ''] = rows.map(({ id }) => id);
    const { rows: cases } = await sql<{ case_study_id: string }>`
      select case_study_id from questions where id = any(${[one, other]}::uuid[]) order by id = ${other}`.execute(
      server.db,
    );
    const [from = '', to = ''] = cases.map(({ case_study_id }) => case_study_id);
    const names: Record<string, string> = {
      [own]: 'own',
      [counted]: 'counted',
      [one]: 'one',
      [same]: 'same',
      [other]: 'other',
    };
    const lessons: Record<string, string> = { [soil.id]: 'Soil', [water.id]: 'Water' };
    /** What stands where, in order: a case with its mark, and for which lesson each counts. */
    const stand = async () => {
      const { rows: all } = await sql<{ id: string; at: string; lesson_id: string | null; is_case: boolean }>`
        select id, coalesce(benchmark_id, case_study_id) as at, lesson_id, case_study_id is not null and not is_reinforced as is_case
        from questions where id = any(${Object.keys(names)}::uuid[]) and deleted_on is null order by order_key`.execute(
        server.db,
      );
      const listed = (at: string) =>
        all
          .filter((row) => row.at === at)
          .map(
            ({ id, lesson_id, is_case }) =>
              `${names[id]}${is_case ? '!' : ''}${lesson_id ? ` ${lessons[lesson_id]}` : ''}`,
          )
          .join(', ');
      return { first: listed(first), second: listed(second), from: listed(from), to: listed(to) };
    };
    const move = (ids: string[], parent_id: string, before: string | null = null) => ({
      data: { kind: 'QUESTION', ids, parent_id, before },
    });
    return { course, own, counted, one, same, other, first, second, from, to, stand, move };
  }
  const before = { first: 'own, counted Water', second: '', from: 'one!, same', to: 'other!' };

  it('brings them to another benchmark or case study of the course with the lesson that fits there, and is taken back as one', async () => {
    const { own, counted, one, same, other, second, from, to, stand, move } = await ground();
    expect(await stand()).toEqual(before);
    const toBenchmark = await done('moveContentItems', move([counted, same, one], second));
    expect(await stand()).toEqual({ ...before, first: 'own', second: 'counted Water, same Soil, one Soil', from: '' });
    await undo(toBenchmark);
    expect(await stand()).toEqual(before);
    const toCase = await done('moveContentItems', move([one, counted], to, other));
    expect(await stand()).toEqual({ ...before, first: 'own', from: 'same', to: 'one, counted, other!' });
    await undo(toCase);
    await done('moveContentItems', move([other, one], second));
    await done('moveContentItems', move([own], from));
    expect(await stand()).toMatchObject({ first: 'counted Water', from: 'same, own', to: '' });
    const { id: anew } = (await done('moveContentItems', move([same], to))).items[0] ?? { id: '' };
    expect(anew).toBe(same);
  });

  it('keeps the case of a case study where it comes to none, and refuses what is of another course or not there', async () => {
    const { course, own, one, other, second, to, stand, move } = await ground();
    await done('moveContentItems', move([other], second));
    await done('moveContentItems', move([own, one], to));
    expect(await stand()).toMatchObject({ second: 'other Soil', from: 'same', to: 'own, one!' });
    const elsewhere = await ground();
    expect(elsewhere.course).not.toBe(course);
    for (const parent of [elsewhere.second, elsewhere.to])
      expect(await noOf('moveContentItems', move([own], parent))).toMatchObject({
        code: 'NOT_FOUND',
        field: 'data.parent_id',
      });
    expect(await noOf('moveContentItems', move([own], elsewhere.one))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await noOf('moveContentItems', move([own], to, elsewhere.other))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'data.before',
    });
    expect(await noOf('moveContentItems', { data: { ...move([own], to).data, level: 1 } })).toMatchObject({
      code: 'INVALID',
    });
  });

  it('waits where learners see where they stand and its author does not publish', async () => {
    const { own, second, stand, move } = await ground();
    const { data } = await send('moveContentItems', move([own], second), developer);
    expect(data['moveContentItems'].waits).toBe(true);
    expect(await stand()).toEqual(before);
    const { rows } = await sql<{ id: string }>`select id from waiting_changes where item_id = ${own}`.execute(
      server.db,
    );
    await done('publishChanges', { ids: [rows[0]?.id] });
    expect(await stand()).toEqual({ ...before, first: 'counted Water', second: 'own' });
  });
});

describe('acts on several items', () => {
  it('publish, make drafts again and delete, each as one change set, for those who may do it to each', async () => {
    const { id: course } = await buildCourse(server.db);
    const soil = await buildLesson(server.db, { course_id: course, name: 'Soil', published: false });
    const project = await buildStudyProject(server.db, { lesson_id: soil.id, published: false });
    const items = [
      { kind: 'LESSON', id: soil.id },
      { kind: 'STUDY_PROJECT', id: project.id },
    ];
    const published = async () =>
      (await send('curriculum', { courseId: course })).data['curriculum'].lessons.flatMap(
        (lesson: { published: boolean; studyProjects: { published: boolean }[] }) => [
          lesson.published,
          ...lesson.studyProjects.map((one) => one.published),
        ],
      );
    for (const operation of ['publishContentItems', 'unpublishContentItems', 'deleteContentItems']) {
      expect(await noOf(operation, { items }, developer)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await noOf(operation, { items: [] })).toMatchObject({ code: 'INVALID', field: 'items' });
      expect(await noOf(operation, { items: [{ kind: 'PRODUCT', id: course }] })).toMatchObject({
        code: 'INVALID',
        field: 'items.0.kind',
      });
      expect(await noOf(operation, { items: [...items, { kind: 'LESSON', id: course }] })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    const isShown = async () => (await send('curriculum', { courseId: course })).data['curriculum'].published;
    await done('unpublishContentItems', { items: [{ kind: 'COURSE', id: course }] });
    expect(await isShown()).toBe(false);
    const all = await done('publishContentItems', { items: [{ kind: 'COURSE', id: course }, ...items] });
    expect([await isShown(), ...(await published())]).toEqual([true, true, true]);
    await undo(all);
    expect([await isShown(), ...(await published())]).toEqual([false, false, false]);
    const act = await done('publishContentItems', { items });
    expect(act.items.map(({ what }) => what)).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect(await published()).toEqual([true, true]);
    expect(await noOf('undoChangeSet', { id: act.change_set_id }, developer)).toMatchObject({ code: 'FORBIDDEN' });
    await done('unpublishContentItems', { items: items.slice(0, 1) });
    expect(await published()).toEqual([false, true]);
    const deleted = await done('deleteContentItems', { items });
    expect(await published()).toEqual([]);
    await undo(deleted);
    expect(await published()).toEqual([false, true]);
  });
});

describe('a copy', () => {
  it('says what its source says, behind it, as a draft; nothing that is done to one is done to the other', async () => {
    const { id: course, product_id } = await buildCourse(server.db);
    const soil = await lessonOf(course, 'Soil');
    await lessonOf(course, 'Water');
    const { id: book_id } = await buildBook(server.db, { product_id });
    const page = await buildPage(server.db, { book_id, lesson_id: soil.id, title: 'Loam' });
    const card = await buildQuickdeckCard(server.db, { lesson_id: soil.id });
    const project = await buildStudyProject(server.db, {
      lesson_id: soil.id,
      cases: [[{ type: 'MULTIPLE_CHOICE' }, { type: 'SEQUENCE' }]],
    });
    const shown = { study_project_id: project.id, name: 'Cards', item: { quickdeck_card_id: card.id } };
    await buildKeyElement(server.db, shown);
    const [question_id = ''] = project.questions;
    await buildQuestionResource(server.db, { question_id, type: 'hint', item: { quickdeck_card_id: card.id } });
    await buildQuestionResource(server.db, { question_id, type: 'reveal', item: { page_id: page.id } });

    const copied = await done('duplicateContentItems', { kind: 'LESSON', ids: [soil.id] }, developer);
    expect(await treeOf(course)).toEqual(['Soil 1.1', 'Soil (2) 1.1', 'Water']);
    const copy = copied.items[0]?.id ?? '';
    const sources = await itemsBelow(soil.id);
    const copies = await itemsBelow(copy);
    expect(copies.said).toEqual(sources.said);
    expect(copies.said).toHaveLength(7);
    expect(copies.ids.filter((id) => sources.ids.includes(id))).toEqual([]);
    expect(copies.pointers).toEqual(sources.pointers.map((id) => (id === card.id ? copies.card : id)));
    const pages = await server.db.selectFrom('lesson_pages').selectAll().where('lesson_id', '=', copy).execute();
    expect(pages.map(({ page_id }) => page_id)).toEqual([page.id]);

    const again = await done('duplicateContentItems', { kind: 'STUDY_PROJECT', ids: [project.id] }, developer);
    expect(await treeOf(course)).toEqual(['Soil 1.1 1.2', 'Soil (2) 1.1', 'Water']);
    await undo(again);
    await undo(copied);
    expect(await treeOf(course)).toEqual(['Soil 1.1', 'Water']);
    expect(await itemsBelow(soil.id)).toEqual(sources);
    expect(await noOf('duplicateContentItems', { kind: 'LESSON', ids: [course] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await noOf('duplicateContentItems', { kind: 'COURSE', ids: [course] })).toMatchObject({ code: 'INVALID' });
  });
});

/** What a lesson has below it: the ids, what is said, and what of the library is pointed at. */
async function itemsBelow(lessonId: string) {
  const { db } = server;
  const projects = await db
    .selectFrom('study_projects')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('deleted_on', 'is', null)
    .execute();
  const cards = await db
    .selectFrom('quickdeck_cards')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('deleted_on', 'is', null)
    .execute();
  const inProjects = projects.map(({ id }) => id);
  const elements = await db
    .selectFrom('key_elements')
    .selectAll()
    .where('study_project_id', 'in', inProjects)
    .where('deleted_on', 'is', null)
    .execute();
  const studies = await db
    .selectFrom('case_studies')
    .selectAll()
    .where('study_project_id', 'in', inProjects)
    .where('deleted_on', 'is', null)
    .execute();
  const inStudies = studies.map(({ id }) => id);
  const questions = await db
    .selectFrom('questions')
    .selectAll()
    .where('case_study_id', 'in', inStudies)
    .where('deleted_on', 'is', null)
    .orderBy('order_key')
    .execute();
  const contents = await Promise.all(
    questions.map(async ({ id }) => (await send('contentItem', { kind: 'QUESTION', id })).data['contentItem'].content),
  );
  const shown = await Promise.all(
    elements.map(
      async ({ id }) => (await send('contentItem', { kind: 'KEY_ELEMENT', id })).data['contentItem'].content,
    ),
  );
  const answers = contents.flatMap(({ answers: list }) => list as { id: string; answer: string }[]);
  return {
    card: cards[0]?.id,
    ids: [...projects, ...cards, ...elements, ...studies, ...questions, ...answers].map(({ id }) => id),
    said: [
      ...projects.map(({ introduction, published }) => [introduction, published]),
      ...cards.map(({ term, published }) => [term, published]),
      ...elements.map(({ name, published }) => [name, published]),
      ...studies.map(({ published }) => published),
      ...questions.map(({ question, is_reinforced, order_key }) => [question, is_reinforced, order_key]),
      answers.map(({ answer }) => answer),
    ],
    pointers: [
      ...shown.flatMap(({ resource_ids }) => resource_ids as string[]),
      ...contents.flatMap(({ hint, reveal }) => [hint, reveal].flatMap((help) => help?.resource_ids ?? [])),
    ],
  };
}
