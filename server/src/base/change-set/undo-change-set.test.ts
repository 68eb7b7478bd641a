import { randomUUID } from 'node:crypto';
import { globalRoles } from '@lectern/domain/base/account/role.ts';
import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickdeckCard,
} from '../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';
import { userActor } from '../audit-log/actor.ts';
import { changeItems, readItems } from '../content/change-items.ts';
import { placeItems } from '../content/place-items.ts';
import { publishItems } from '../content/publish-items.ts';
import { removeItems, restoreItems } from '../content/remove-items.ts';
import { lessonKind, writeLessons } from '../../learning/course/write-lesson.ts';
import { bookPageKind, removeBookPages } from '../../learning/library/write-book-page.ts';
import { writeLessonPages } from '../content/write-lesson-pages.ts';
import { removeQuickdeckCards } from '../../learning/library/write-quickdeck-card.ts';
import { questionKind } from '../../learning/question/write-question.ts';
import { studyProjectKind } from '../../learning/study-project/write-study-project.ts';
import type { AuthoringAct } from './authoring-act.ts';
import { kindNames, kindOf } from '../content/kinds.ts';
import { writeChangeSet } from './write-change-set.ts';

let server: TestServer;
let call: Call;
let manager: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

const undo = 'mutation undo($id: ID!) { undoChangeSet(id: $id) { change_set_id items { id version what } } }';
const restore =
  'mutation restore($kind: ContentKind!, $id: ID!) { restoreContentItem(kind: $kind, where: { id: $id }) { change_set_id items { id what } } }';

type School = {
  readonly course: string;
  readonly book: string;
  readonly lessons: readonly string[];
  readonly pages: readonly string[];
  readonly cards: readonly string[];
  readonly questions: readonly string[];
  readonly projects: readonly string[];
};

/** A course with some of everything; pages and cards are shown by lessons, key elements and questions. */
async function buildSchool(): Promise<School> {
  const { db } = server;
  const { id: course, product_id } = await buildCourse(db);
  const { id: book } = await buildBook(db, { product_id });
  const lessons: string[] = [];
  for (let count = 0; count < 3; count++) lessons.push((await buildLesson(db, { course_id: course })).id);
  const lesson_id = lessons[0] ?? '';
  const pages: string[] = [];
  for (let count = 0; count < 3; count++)
    pages.push((await buildPage(db, { book_id: book, title: `Page ${count}`, lesson_id })).id);
  const cards: string[] = [];
  for (let count = 0; count < 2; count++) cards.push((await buildQuickdeckCard(db, { lesson_id })).id);
  const project = await buildStudyProject(db, {
    lesson_id,
    cases: [[{ type: 'MULTIPLE_CHOICE' }, { type: 'MATCHING' }]],
  });
  const second = await buildStudyProject(db, { lesson_id, study_project_number: 2 });
  await buildKeyElement(db, { study_project_id: project.id, item: { page_id: pages[0] ?? '' } });
  const asked = await buildBenchmark(db, {
    course_id: course,
    questions: [
      { type: 'SEQUENCE', lesson_id },
      { type: 'TRUE_OR_FALSE', lesson_id },
      { type: 'MULTIPLE_CHOICE', lesson_id: null },
    ],
  });
  const questions = [...project.questions, ...asked.questions];
  const hint = { question_id: questions[0] ?? '', type: 'hint', item: { quickdeck_card_id: cards[0] ?? '' } } as const;
  await buildQuestionResource(db, hint);
  return { course, book, lessons, pages, cards, questions, projects: [project.id, second.id] };
}

/** All that the content of the whole database says and how it stands; no versions, and no moments. */
async function all(): Promise<unknown> {
  const { db } = server;
  const said: Record<string, unknown> = {};
  for (const name of kindNames) {
    const { table, publishes } = kindOf(name);
    const { rows } = await sql<{ id: string; state: unknown }>`
      select id, ${publishes ? sql`published` : sql`null`} as state from ${sql.table(table)} where deleted_on is null order by id`.execute(
      db,
    );
    const items = await readItems(
      db,
      kindOf(name),
      rows.map(({ id }) => id),
    );
    said[name] = rows.map(({ id, state }) => [id, state, items.get(id)?.content]);
  }
  const { rows } = await sql`select lesson_id, page_id from lesson_pages order by lesson_id, order_key`.execute(db);
  return { ...said, pages: rows };
}

/** Writes as one change set what `work` does, as the mutations of authoring do. */
const done = (work: (act: AuthoringAct) => Promise<unknown>, operation = 'updateLesson'): Promise<string | null> =>
  server.db.transaction().execute(async (db) => {
    const act: AuthoringAct = { kind: 'AUTHORING', by: manager.id, on: null, changes: new Map() };
    Object.assign(act, { db });
    await work(act);
    return writeChangeSet(db, act, userActor({ ip: '192.0.2.1', requestId: randomUUID() }, manager.id), { operation });
  });
const inside = (act: AuthoringAct) => (act as AuthoringAct & { db: TestServer['db'] }).db;

type Step = (act: AuthoringAct, school: School) => Promise<unknown>;

const turned = <Value>(values: readonly Value[], by: number): Value[] => {
  const at = by % Math.max(1, values.length);
  return [...values.slice(at), ...values.slice(0, at)];
};
const one = (values: readonly string[], by: number) => values.slice(by % values.length, (by % values.length) + 1);
const oneRef = (values: readonly string[], by: number) => one(values, by).map((id) => ({ id }));
const turnedPlaces = (values: readonly string[], by: number) =>
  turned(values, by).map((id, index) => ({ id, place: index + 1 }));

/** What an author may do, each with a number that chooses among the items. */
const steps: readonly ((by: number) => Step)[] = [
  (by) =>
    (act, { lessons }) =>
      changeItems(
        inside(act),
        act,
        lessonKind,
        one(lessons, by).map((id) => ({ id, changes: { description: `Said ${by}` } })),
      ),
  (by) =>
    (act, { pages }) =>
      changeItems(
        inside(act),
        act,
        bookPageKind,
        one(pages, by).map((id) => ({ id, changes: { content: `<p>${by}</p>` } })),
      ),
  (by) =>
    async (act, { questions }) => {
      const [id = ''] = one(questions, by);
      const answers = (await readItems(inside(act), questionKind, [id])).get(id)?.content.answers ?? [];
      if (answers.length < 2) return;
      await changeItems(inside(act), act, questionKind, [
        { id, changes: { answers: turned(answers, by).slice(0, 2) } },
      ]);
    },
  (by) =>
    (act, { lessons }) =>
      publishItems(inside(act), act, lessonKind, one(lessons, by), by % 2 === 0),
  (by) =>
    (act, { projects }) =>
      publishItems(inside(act), act, studyProjectKind, projects, by % 2 === 0),
  (by) =>
    (act, { lessons }) =>
      removeItems(inside(act), act, lessonKind, oneRef(lessons, by)),
  (by) =>
    (act, { lessons }) =>
      restoreItems(inside(act), act, lessonKind, oneRef(lessons, by)),
  (by) =>
    (act, { pages }) =>
      removeBookPages(inside(act), act, oneRef(pages, by)),
  (by) =>
    (act, { cards }) =>
      removeQuickdeckCards(inside(act), act, oneRef(cards, by)),
  (by) =>
    (act, { questions }) =>
      removeItems(inside(act), act, questionKind, oneRef(questions, by)),
  (by) =>
    (act, { course, lessons }) =>
      placeItems(inside(act), act, lessonKind, { id: course }, turnedPlaces(lessons, by)),
  (by) =>
    (act, { book, pages }) =>
      placeItems(inside(act), act, bookPageKind, { id: book }, turnedPlaces(pages, by)),
  (by) =>
    async (act, { lessons, pages }) => {
      const [lesson_id = ''] = one(lessons, by);
      await writeLessonPages(inside(act), act, [{ lesson_id, page_ids: turned(pages, by).slice(0, by % 4) }]);
    },
  (by) =>
    (act, { course }) =>
      writeLessons(inside(act), act, [{ content: { ...newLesson, course_id: course, name: `New ${by}` } }]),
];

const someSteps = fc.array(
  fc.tuple(fc.constantFrom(...steps), fc.nat(11)).map(([step, by]) => step(by)),
  { minLength: 1, maxLength: 4 },
);

/** What cannot be done, as to change what is deleted, is refused and leaves nothing behind. */
async function tryAct(school: School, chosen: readonly Step[]): Promise<string | null> {
  try {
    return await done(async (act) => {
      for (const step of chosen) await step(act, school);
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'NOT_FOUND') return null;
    throw error;
  }
}

const undone = async (id: string): Promise<string> => {
  const { data, code } = await call(manager, undo, { id });
  expect(code).toBeNull();
  return data.undoChangeSet.change_set_id;
};

describe('undoing a change set', () => {
  it(
    'brings everything back as it was, and undoing that brings the change again, whatever was done and in whatever order',
    async () => {
      const school = await buildSchool();
      const acts = fc.array(someSteps, { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(acts, async (chosen) => {
          const states: { id: string; before: unknown; after: unknown }[] = [];
          for (const act of chosen) {
            const before = await all();
            const id = await tryAct(school, act);
            const after = await all();
            expect(id === null ? after : before).toEqual(before);
            if (id !== null) states.push({ id, before, after });
          }
          const undoings: { id: string; brings: unknown }[] = [];
          for (const { id, before, after } of states.toReversed()) {
            undoings.push({ id: await undone(id), brings: after });
            expect(await all()).toEqual(before);
          }
          for (const { id, brings } of undoings.toReversed()) {
            if (id === null) continue;
            await undone(id);
            expect(await all()).toEqual(brings);
          }
        }),
        { numRuns: howMany({ sample: 8, deep: 400 }) },
      );
    },
    longTest,
  );

  it('is refused where somebody has built on an item since, and names the item', async () => {
    const { lessons, pages } = await buildSchool();
    const [id = ''] = lessons;
    const first = await done((act) =>
      changeItems(inside(act), act, lessonKind, [{ id, changes: { description: 'First' } }]),
    );
    await done((act) => changeItems(inside(act), act, lessonKind, [{ id, changes: { name: 'Later' } }]));
    const token = await server.tokenOf(manager);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: undo, variables: { id: first } },
    });
    const [error] = reply.json().errors;
    expect(error.extensions).toMatchObject({
      code: 'CONFLICT',
      items: [{ id, kind: 'LESSON', name: 'Later' }],
    });
    // Another item of the same lesson is no hindrance.
    const other = await done((act) => removeBookPages(inside(act), act, oneRef(pages, 2)));
    expect((await call(manager, undo, { id: other })).code).toBeNull();
  });

  it('does not count a later act that has changed nothing in the end, once that is taken back', async () => {
    const { course, lessons } = await buildSchool();
    const order = (act: AuthoringAct, by: number) =>
      placeItems(inside(act), act, lessonKind, { id: course }, turnedPlaces(lessons, by));
    const before = await all();
    const earlier = await done((act) => order(act, 1));
    const later = await done(async (act) => {
      await order(act, 2);
      await order(act, 1);
    });
    expect((await call(manager, undo, { id: earlier })).code).toBe('CONFLICT');
    await undone(later ?? '');
    await undone(earlier ?? '');
    expect(await all()).toEqual(before);
  });

  it('puts children back that one act has ordered in several parts', async () => {
    const { db } = server;
    const { id: lesson } = await buildLesson(db);
    for (const level of [1, 2])
      for (const study_project_number of [1, 2])
        await buildStudyProject(db, { lesson_id: lesson, level, study_project_number });
    const before = await all();
    const { rows } = await sql<{ id: string; level: number; place: number }>`
      select id, level, study_project_number as place from study_projects where lesson_id = ${lesson}`.execute(db);
    const id = await done(async (act) => {
      for (const within of [1, 2]) {
        const turnedRound = rows
          .filter(({ level }) => level === within)
          .map((row) => ({ id: row.id, place: 3 - row.place }));
        await placeItems(inside(act), act, studyProjectKind, { id: lesson, within }, turnedRound);
      }
    }, 'moveContent');
    expect(await all()).not.toEqual(before);
    await undone(id ?? '');
    expect(await all()).toEqual(before);
  });

  it('takes out what one act has made between two orders, in a place that another had left', async () => {
    const { course, lessons } = await buildSchool();
    const before = await all();
    const order = (act: AuthoringAct, by: number) =>
      placeItems(inside(act), act, lessonKind, { id: course }, turnedPlaces(lessons, by));
    const id = await done(async (act) => {
      await placeItems(inside(act), act, lessonKind, { id: course }, [{ id: lessons[2] ?? '', place: 0 }]);
      await writeLessons(inside(act), act, [{ content: { ...newLesson, course_id: course, name: 'Between' } }]);
      await order(act, 1);
    }, 'moveContent');
    const after = await all();
    const back = await undone(id ?? '');
    expect(await all()).toEqual(before);
    await undone(back);
    expect(await all()).toEqual(after);
  });

  it('takes nothing back twice', async () => {
    const { lessons } = await buildSchool();
    const id = await done((act) => publishItems(inside(act), act, lessonKind, lessons, false), 'unpublishLesson');
    await undone(id ?? '');
    const again = await call(manager, undo, { id });
    expect(again).toEqual({ data: { undoChangeSet: { change_set_id: null, items: [] } }, code: null });
  });

  it('is for whoever may do what is taken back, and leaves an audit entry', async () => {
    const { db } = server;
    const { lessons, course } = await buildSchool();
    for (const role of globalRoles) {
      const user = await buildUser(db, { role });
      const set = await done(
        (act) => removeItems(inside(act), act, lessonKind, [{ id: lessons[0] ?? '' }]),
        'deleteLesson',
      );
      const { code } = await call(user, undo, { id: set });
      const may = ['CONTENT_MANAGER', 'PRODUCT_MANAGER', 'DEVELOPER'].includes(role);
      expect([role, code]).toEqual([role, may ? null : 'FORBIDDEN']);
      if (!may) await undone(set ?? '');
    }
    const { product_id } = await db
      .selectFrom('courses')
      .select('product_id')
      .where('id', '=', course)
      .executeTakeFirstOrThrow();
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'actor_type'])
      .where('chain_id', '=', product_id)
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { action: 'CONTENT_CHANGE_UNDONE', object_id: product_id, actor_type: 'USER' },
      { action: 'CONTENT_CHANGED', object_id: product_id, actor_type: 'USER' },
    ]);
    expect((await call(null, undo, { id: randomUUID() })).code).toBe('UNAUTHENTICATED');
    expect((await call(manager, undo, { id: randomUUID() })).code).toBe('NOT_FOUND');
  });
});

describe('bringing an item back', () => {
  it('is for whoever may take it out, at its place where that is free, and can be undone', async () => {
    const { lessons } = await buildSchool();
    const [, id = ''] = lessons;
    const before = await all();
    await done((act) => removeItems(inside(act), act, lessonKind, [{ id }]), 'deleteLesson');
    const removed = await all();
    const developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
    expect((await call(developer, restore, { kind: 'LESSON', id })).code).toBe('FORBIDDEN');
    const { data } = await call(manager, restore, { kind: 'LESSON', id });
    expect(data.restoreContentItem.items).toEqual([{ id, what: 'RESTORED' }]);
    expect(await all()).toEqual(before);
    await undone(data.restoreContentItem.change_set_id);
    expect(await all()).toEqual(removed);
    expect((await call(manager, restore, { kind: 'LESSON', id: randomUUID() })).code).toBe('NOT_FOUND');
  });
});
