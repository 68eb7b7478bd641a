import { globalRoles } from '@lectern/domain/base/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { authorsActs, choiceOf, pick, type AuthorsAct } from '../../../../test/authors-acts.ts';
import { buildShownCourse, readShown, type ShownCourse } from '../../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let manager: BuiltUser;
let developer: BuiltUser;
let colleague: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  colleague = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

type Done = { change_set_id: string | null; waits: boolean; items: { id: string; what: string; version: number }[] };

const send = (by: BuiltUser, operation: string, variables: object) => call(by, documentOf(operation), variables);
async function done(by: BuiltUser, operation: string, variables: object): Promise<Done> {
  const { data, code } = await send(by, operation, variables);
  expect([operation, code]).toEqual([operation, null]);
  return data[operation] as Done;
}
const newIn = ({ items }: Done) => items.find(({ what }) => what === 'MADE')?.id ?? '';

const buildSchool = (published = true) => buildShownCourse(server.db, published);
const live = (school: ShownCourse) => readShown(server.db, school);
type School = ShownCourse;

type Waiting = { id: string; item_id: string; what: string; name: string; mine: boolean; version: number };
const waiting = async (placeId: string, by = developer): Promise<Waiting[]> => {
  const { data, code } = await send(by, 'waitingChanges', { placeId });
  expect(code).toBeNull();
  return data.waitingChanges as Waiting[];
};
const itemOf = async (kind: string, id: string, by = developer) =>
  (await send(by, 'contentItem', { kind, id })).data.contentItem;
const versionOf = async (lesson: string): Promise<number> => (await itemOf('LESSON', lesson)).version;
const nameOf = async (id: string) =>
  (await server.db.selectFrom('lessons').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
describe('what somebody who may not publish does to what learners see', () => {
  it('waits: learners go on with what they have, authors with what will be', async () => {
    const { course, lesson_id } = await buildSchool();
    const was = await versionOf(lesson_id);
    const saved = await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: lesson_id } });
    expect(saved).toMatchObject({ waits: true, items: [{ id: lesson_id, version: was + 1, what: 'CHANGED' }] });
    expect(await nameOf(lesson_id)).toBe('Soil');
    const { content, version } = await itemOf('LESSON', lesson_id, colleague);
    expect([content.name, version]).toEqual(['Ground', was + 1]);
    const { data } = await send(colleague, 'curriculum', { courseId: course });
    expect(data.curriculum.lessons.map(({ name }: { name: string }) => name)).toEqual(['Ground', 'Water', 'Air']);
    expect(await waiting(course)).toMatchObject([{ item_id: lesson_id, what: 'CHANGED', name: 'Ground', mine: true }]);
    expect(await waiting(course, colleague)).toMatchObject([{ mine: false }]);
    const [change] = await waiting(course);
    await done(manager, 'publishChanges', { ids: [change?.id] });
    expect(await nameOf(lesson_id)).toBe('Ground');
    expect(await waiting(course)).toEqual([]);
    expect((await itemOf('LESSON', lesson_id)).version).toBe(was + 1);
  });

  it('is done at once where learners see none of it: in a draft, or a draft between what they see', async () => {
    const draft = await buildSchool(false);
    const update = { data: { name: 'Ground' }, where: { id: draft.lesson_id } };
    expect(await done(developer, 'updateLesson', update)).toMatchObject({ waits: false, items: [{ what: 'CHANGED' }] });
    const { course, lessons } = await buildSchool();
    const made = await done(developer, 'createLesson', { data: { course_id: course, name: 'Fire' } });
    expect(made.waits).toBe(false);
    const move = { data: { kind: 'LESSON', id: newIn(made), before: lessons[1] } };
    expect((await done(developer, 'moveContent', move)).waits).toBe(false);
    expect(await waiting(course)).toEqual([]);
    const seen = { data: { kind: 'LESSON', id: lessons[2], before: lessons[0] } };
    expect((await done(developer, 'moveContent', seen)).waits).toBe(true);
  });

  it('waits for questions and pages too, which have no state of their own: new, changed, removed', async () => {
    const school = await buildSchool();
    const before = await live(school);
    const belongsTo = { benchmark_id: school.benchmark };
    const made = await done(developer, 'createQuestion', { data: choiceOf('What holds water?'), belongsTo });
    const id = newIn(made);
    await done(developer, 'updateQuestion', {
      data: choiceOf('What holds most water?'),
      where: { id, version: made.items[0]?.version },
    });
    await done(developer, 'deleteQuestion', { where: { id: school.questions[0] } });
    await done(developer, 'createBookPage', {
      data: { ebook_id: school.book, page_number: 1, title: 'First', content: '<p>1</p>' },
    });
    expect(await live(school)).toEqual(before);
    const { data } = await send(colleague, 'cmsQuestions', { belongsTo });
    expect(data.cmsQuestions.map(({ text }: { text: string }) => text)).toContain('What holds most water?');
    expect(data.cmsQuestions).toHaveLength(3);
    expect((await waiting(school.course)).map(({ what }) => what).toSorted()).toEqual(['NEW', 'REMOVED']);
    expect((await waiting(school.book)).map(({ what }) => what).toSorted()).toEqual(['NEW', 'REORDERED']);
    const ids = [...(await waiting(school.course)), ...(await waiting(school.book))].map((change) => change.id);
    await done(manager, 'publishChanges', { ids });
    const { rows } = await sql<{ question: string }>`
      select question from questions where benchmark_id = ${school.benchmark} and deleted_on is null order by order_key`.execute(
      server.db,
    );
    expect(rows.map((row) => row.question)).toContain('<p>What holds most water?</p>');
    expect(rows).toHaveLength(3);
    const pages = await sql<{ title: string }>`
      select title from book_pages where book_id = ${school.book} and deleted_on is null order by page_number`.execute(
      server.db,
    );
    expect(pages.rows.map(({ title }) => title)).toEqual(['First', 'One', 'Two', 'Three']);
  });

  it('is refused as stale where a colleague has changed what waits since', async () => {
    const { lesson_id } = await buildSchool();
    const save = (by: BuiltUser, name: string, version: number) =>
      send(by, 'updateLesson', { data: { name }, where: { id: lesson_id, version } });
    const was = await versionOf(lesson_id);
    expect((await save(developer, 'Ground', was)).code).toBeNull();
    expect((await save(colleague, 'Earth', was)).code).toBe('CONFLICT');
    expect((await save(colleague, 'Earth', was + 1)).code).toBeNull();
    expect((await save(developer, 'Ground', was + 1)).code).toBe('CONFLICT');
    expect((await itemOf('LESSON', lesson_id)).content.name).toBe('Earth');
  });

  it('is taken back by its own undo, and then nothing waits', async () => {
    const school = await buildSchool();
    const before = await live(school);
    const first = await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: school.lesson_id } });
    const second = await done(developer, 'updateLesson', { data: { name: 'Earth' }, where: { id: school.lesson_id } });
    const made = await done(developer, 'createQuestion', {
      data: choiceOf('New?'),
      belongsTo: { benchmark_id: school.benchmark },
    });
    await done(developer, 'undoChangeSet', { id: made.change_set_id });
    await done(developer, 'undoChangeSet', { id: second.change_set_id });
    expect((await itemOf('LESSON', school.lesson_id)).content.name).toBe('Ground');
    await done(developer, 'undoChangeSet', { id: first.change_set_id });
    expect(await waiting(school.course)).toEqual([]);
    expect(await live(school)).toEqual(before);
  });
});

describe('whoever may publish', () => {
  it('shows a change with all that waits at the item, and nothing else', async () => {
    const { course, lessons } = await buildSchool();
    const [one = '', other = ''] = lessons;
    await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: one } });
    await done(developer, 'updateLesson', { data: { name: 'Sea' }, where: { id: other } });
    await done(manager, 'updateLesson', {
      data: { description: 'Of the earth' },
      where: { id: one, version: await versionOf(one) },
    });
    expect(await nameOf(one)).toBe('Ground');
    expect(await nameOf(other)).toBe('Water');
    expect(await waiting(course)).toMatchObject([{ item_id: other }]);
  });

  it('shows what waits at an item by saving it as it is', async () => {
    const { course, lesson_id } = await buildSchool();
    await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: lesson_id } });
    await done(manager, 'updateLesson', {
      data: { name: 'Ground' },
      where: { id: lesson_id, version: await versionOf(lesson_id) },
    });
    expect(await nameOf(lesson_id)).toBe('Ground');
    expect(await waiting(course)).toEqual([]);
  });

  it('may let a change wait as well', async () => {
    const { course, lesson_id } = await buildSchool();
    const saved = await done(manager, 'updateLesson', {
      data: { name: 'Ground' },
      where: { id: lesson_id, later: true },
    });
    expect(saved.waits).toBe(true);
    expect(await nameOf(lesson_id)).toBe('Soil');
    expect(await waiting(course, manager)).toMatchObject([{ mine: true }]);
  });

  it('may let a new question wait as well, and is told which item learners see', async () => {
    const { course, questions, benchmark: benchmark_id } = await buildSchool();
    const isShown = async (kind: string, id: string | undefined) => {
      const { data, code } = await call(
        manager,
        'query ($kind: ContentKind!, $id: ID!) { contentItem(kind: $kind, id: $id) { shown } }',
        { kind, id },
      );
      return code ?? data.contentItem.shown;
    };
    const given = { data: choiceOf('And now?'), belongsTo: { benchmark_id } };
    const made = await done(manager, 'createQuestion', { ...given, later: true });
    expect(made.waits).toBe(true);
    const [change] = await waiting(course, manager);
    expect(await isShown('QUESTION', change?.item_id)).toBe(false);
    expect(await isShown('QUESTION', questions[0])).toBe(true);
    expect(await isShown('BENCHMARK', benchmark_id)).toBe(true);
    expect((await done(manager, 'createQuestion', given)).waits).toBe(false);
  });

  it('sees before and after, and whom it concerns', async () => {
    const { course, lessons, questions } = await buildSchool();
    await done(developer, 'updateQuestion', { data: choiceOf('Which one?'), where: { id: questions[0] } });
    await done(developer, 'moveContent', { data: { kind: 'LESSON', id: lessons[2], before: lessons[0] } });
    const changes = await waiting(course);
    const details = async (item: string) => {
      const { data, code } = await send(manager, 'waitingChange', {
        id: changes.find(({ item_id }) => item_id === item)?.id,
      });
      expect(code).toBeNull();
      return data.waitingChange;
    };
    const changed = await details(questions[0] ?? '');
    expect(changed.after.question).toBe('<p>Which one?</p>');
    expect(changed.before.question).not.toBe(changed.after.question);
    expect(changed).toMatchObject({ groups: 0, learners: 0, results: 0, sittings: 0 });
    const moved = await details(course);
    const names = (children: { name: string }[]) => children.map(({ name }) => name);
    expect(names(moved.children_before)).toEqual(['Soil', 'Water', 'Air']);
    expect(names(moved.children_after)).toEqual(['Air', 'Soil', 'Water']);
  });
});

describe('a change that waits', () => {
  it('is thrown away by its author or whoever publishes, and brought back', async () => {
    const school = await buildSchool();
    const before = await live(school);
    const belongsTo = { benchmark_id: school.benchmark };
    const made = await done(developer, 'createQuestion', { data: choiceOf('New?'), belongsTo });
    await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: school.lesson_id } });
    const ids = (await waiting(school.course)).map(({ id }) => id);
    expect((await send(colleague, 'discardChanges', { ids })).code).toBe('FORBIDDEN');
    expect((await send(developer, 'discardChanges', { ids })).data.discardChanges).toEqual(ids);
    expect(await waiting(school.course)).toEqual([]);
    expect((await itemOf('LESSON', school.lesson_id)).content.name).toBe('Soil');
    expect((await send(manager, 'discardChanges', { ids })).code).toBe('NOT_FOUND');
    expect((await send(colleague, 'bringBackChanges', { ids })).code).toBe('FORBIDDEN');
    expect((await send(manager, 'bringBackChanges', { ids })).code).toBeNull();
    expect((await itemOf('LESSON', school.lesson_id)).content.name).toBe('Ground');
    expect((await itemOf('QUESTION', made.items[0]?.id ?? '')).content.question).toBe('<p>New?</p>');
    expect(await live(school)).toEqual(before);
    await done(manager, 'publishChanges', { ids });
    expect(await nameOf(school.lesson_id)).toBe('Ground');
  });

  it('does not come back over another one', async () => {
    const { course, lesson_id } = await buildSchool();
    await done(developer, 'updateLesson', { data: { name: 'Ground' }, where: { id: lesson_id } });
    const ids = (await waiting(course)).map(({ id }) => id);
    await send(manager, 'discardChanges', { ids });
    await done(developer, 'updateLesson', { data: { name: 'Earth' }, where: { id: lesson_id } });
    expect((await send(manager, 'bringBackChanges', { ids })).code).toBe('CONFLICT');
  });

  it('does not come back over another one that is saved at the same moment', async () => {
    const { course, lesson_id } = await buildSchool();
    for (let round = 0; round < 10; round += 1) {
      await done(developer, 'updateLesson', { data: { name: `Ground ${round}` }, where: { id: lesson_id } });
      const ids = (await waiting(course)).map(({ id }) => id);
      await send(manager, 'discardChanges', { ids });
      const saved = send(developer, 'updateLesson', { data: { name: `Earth ${round}` }, where: { id: lesson_id } });
      const back = await send(manager, 'bringBackChanges', { ids });
      expect([(await saved).code, back.code ?? 'CONFLICT']).toEqual([null, 'CONFLICT']);
      expect(await waiting(course)).toMatchObject([{ name: `Earth ${round}` }]);
    }
  });

  it('is seen by content roles alone, and published by three of them', async () => {
    const { course, lesson_id } = await buildSchool();
    const others: string[] = [];
    const publishers: string[] = [];
    for (const role of globalRoles) {
      const user = await buildUser(server.db, { role });
      await done(developer, 'updateLesson', { data: { name: `For ${role}` }, where: { id: lesson_id } });
      const [{ id } = { id: '' }] = await waiting(course);
      const codes = [];
      for (const [operation, variables] of [
        ['waitingChanges', { placeId: course }],
        ['waitingChange', { id }],
      ] as const)
        codes.push((await send(user, operation, variables)).code);
      const isOther = codes.every((code) => code === 'FORBIDDEN');
      expect(isOther || codes.every((code) => code === null)).toBe(true);
      if (isOther) others.push(role);
      const { code } = await send(user, 'publishChanges', { ids: [id] });
      expect([null, 'FORBIDDEN']).toContain(code);
      if (code === null) publishers.push(role);
    }
    expect(publishers).toEqual(
      ['CONTENT_MANAGER', 'DEVELOPER', 'PRODUCT_MANAGER'].toSorted(
        (one, other) => globalRoles.indexOf(one as never) - globalRoles.indexOf(other as never),
      ),
    );
    expect(others).toHaveLength(globalRoles.length - 5);
  });
});

const acts: readonly AuthorsAct[] = [
  ...authorsActs,
  ({ lessons, pages }, by) => [
    'setLessonPages',
    { ebookPageIds: pages.slice(0, by % 4), where: { id: pick(lessons, by) } },
  ],
  ({ projects }, by) => [
    'updateStudyProject',
    { data: { introduction: `<h2>Learn</h2><h3>Title ${by}</h3><p>x</p>` }, where: { id: pick(projects, by) } },
  ],
];

describe('random acts of somebody who may not publish', () => {
  it(
    'change nothing for learners until they are published, and then the same as at once; thrown away, they leave nothing',
    async () => {
      const chosen = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(11)), { minLength: 1, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(chosen, fc.boolean(), async (steps, publishes) => {
          const school = await buildSchool();
          const before = await live(school);
          for (const [act, by] of steps) {
            const [operation, variables] = act(school, by);
            const { code } = await send(developer, operation, variables);
            expect([null, 'NOT_FOUND', 'INVALID']).toContain(code);
            expect(await live(school)).toEqual(before);
          }
          const all = [...(await waiting(school.course)), ...(await waiting(school.book))];
          const foreseen = await foreseenBy(school);
          const ids = all.map(({ id }) => id);
          if (ids.length === 0) return;
          const { code } = await send(manager, publishes ? 'publishChanges' : 'discardChanges', { ids });
          expect(code).toBeNull();
          expect(await waiting(school.course)).toEqual([]);
          expect(publishes ? await foreseenBy(school) : await live(school)).toEqual(publishes ? foreseen : before);
        }),
        { numRuns: howMany({ sample: 8, deep: 300 }) },
      );
    },
    longTest,
  );
});

/** What the screens of authors show of a school. */
async function foreseenBy({ course, book, lessons, benchmark, questions, pages, projects }: School): Promise<unknown> {
  const read = async (operation: string, variables: object) => (await send(colleague, operation, variables)).data;
  const items = [];
  for (const [kind, ids] of [
    ['QUESTION', questions],
    ['BOOK_PAGE', pages],
    ['STUDY_PROJECT', projects],
    ['LESSON', lessons],
  ] as const)
    for (const id of ids) items.push((await read('contentItem', { kind, id }))?.contentItem?.content ?? null);
  return {
    items,
    course: withoutVersions((await read('curriculum', { courseId: course })).curriculum),
    book: withoutVersions((await read('book', { id: book })).book),
    questions: withoutVersions((await read('cmsQuestions', { belongsTo: { benchmark_id: benchmark } })).cmsQuestions),
    shown: await Promise.all(
      lessons.map(async (lessonId) => (await read('lessonPageChoices', { lessonId })).lessonPageChoices.page_ids),
    ),
  };
}

const withoutVersions = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) => (key === 'version' || key === 'modified_on' ? undefined : one)),
  );
