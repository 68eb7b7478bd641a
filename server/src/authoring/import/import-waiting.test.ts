import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { curriculum, pumpQuizzes, quiz, quizFile, soilText } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { importing, lessonsOf, pagesOf, questionsOf } from '../../../test/importing.ts';
import { documentOf } from '../../../test/security/document.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

const send = async (by: BuiltUser, operation: string, variables: object) => {
  const { data, code } = await server.call(by, documentOf(operation), { ...variables });
  expect([operation, code]).toEqual([operation, null]);
  return data[operation];
};
type Waiting = { id: string; item_id: string; what: string; kind: string; author: { id: string } | null };
const waitingIn = async (placeIds: readonly string[]): Promise<Waiting[]> => {
  const lists = await Promise.all(placeIds.map((placeId) => send(manager, 'waitingChanges', { placeId })));
  return lists.flat();
};
async function placesOf(course_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from courses where id = ${course_id} union select product_id from courses where id = ${course_id}
    union select b.id from books b join courses c on c.product_id = b.product_id where c.id = ${course_id}`.execute(
    server.db,
  );
  return rows.map(({ id }) => id);
}
const publishAll = async (course_id: string) =>
  send(manager, 'publishChanges', { ids: (await waitingIn(await placesOf(course_id))).map(({ id }) => id) });

/** All that learners could see of a course; without ids, to be held against another one. */
async function shown(course_id: string) {
  const { db } = server;
  const lessons = await lessonsOf(db, course_id);
  return {
    lessons: lessons.map(({ name, published, display_order }) => ({ name, published, display_order })),
    pages: (await pagesOf(db, course_id)).map(({ lesson, title, content }) => ({
      lesson,
      title,
      content: content.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'),
    })),
    questions: (await questionsOf(db, course_id)).map(({ id: _id, ...said }) => said),
  };
}

const other = [
  quiz(1, 'Lesson 1 - Soil: Pre-Lecture Quiz', ['Is soil alive?', 'True', 'False']),
  quiz(
    2,
    'Lesson 1 - Soil: Post-Lecture Quiz',
    ['Which soil holds the most water?', 'Heavy clay', 'Coarse sand'],
    ['Wet soil conducts better', 'True', 'False'],
    ['Sand drains', 'Fast', 'Slowly'],
  ),
];
const changedText = soilText
  .replace('Heavy clay holds water.', 'Heavy clay holds much water.')
  .concat('\n## Mulch\n\nStraw keeps the bed wet.\n');
const changed = () =>
  curriculum({
    '1-ground/lessons/1-soil/README.md': changedText,
    'quizzes/en.json': quizFile('Gardening: Quizzes', ...other, ...pumpQuizzes),
  });

describe('an import without --publish into what learners see', () => {
  it('waits: learners go on with what they have, and publishing it comes to the same as --publish', async () => {
    const { course_id, waits: first } = await importing(server.db, 'waiting-waits', curriculum(), { publish: true });
    const twin = await importing(server.db, 'waiting-twin', curriculum(), { publish: true });
    expect(first).toBe(false);
    const before = await shown(course_id);
    const second = await importing(server.db, 'waiting-waits', changed());
    expect(second.waits).toBe(true);
    expect(second.report).toContain('All of it waits');
    expect(await shown(course_id)).toEqual(before);

    const waiting = await waitingIn(await placesOf(course_id));
    expect(waiting.every(({ author }) => author === null)).toBe(true);
    expect(new Set(waiting.map(({ kind, what }) => `${kind} ${what}`))).toEqual(
      new Set([
        'BOOK_PAGE CHANGED',
        'BOOK_PAGE NEW',
        'QUESTION CHANGED',
        'QUESTION NEW',
        'QUESTION REMOVED',
        'LESSON REORDERED',
        'BENCHMARK REORDERED',
        'BOOK REORDERED',
        'CASE_STUDY REORDERED',
        'KEY_ELEMENT CHANGED',
      ]),
    );

    await importing(server.db, 'waiting-twin', changed(), { publish: true });
    const wanted = await shown(twin.course_id);
    expect(wanted).not.toEqual(before);
    await publishAll(course_id);
    expect(await shown(course_id)).toEqual(wanted);
    expect(await waitingIn(await placesOf(course_id))).toEqual([]);
  });

  it('does nothing the second time, and what was published goes on being that of the folder', async () => {
    const { course_id } = await importing(server.db, 'waiting-again', curriculum(), { publish: true });
    await importing(server.db, 'waiting-again', changed());
    const waiting = await waitingIn(await placesOf(course_id));
    const again = await importing(server.db, 'waiting-again', changed());
    expect([again.made, again.changed, again.removed, again.waits]).toEqual([[], [], [], false]);
    expect(again.report).toContain('Nothing has changed since the last import.');
    expect(await waitingIn(await placesOf(course_id))).toEqual(waiting);
    await publishAll(course_id);
    const back = await importing(server.db, 'waiting-again', curriculum(), { publish: true });
    expect(back.notes.filter(({ kind }) => kind === 'KEPT')).toEqual([]);
    expect(back.changed.length).toBeGreaterThan(0);
  });

  it('is shown by the same import with --publish', async () => {
    const { course_id } = await importing(server.db, 'waiting-shown', curriculum(), { publish: true });
    await importing(server.db, 'waiting-shown', changed());
    const twin = await importing(server.db, 'waiting-shown-twin', curriculum(), { publish: true });
    await importing(server.db, 'waiting-shown-twin', changed(), { publish: true });
    const published = await importing(server.db, 'waiting-shown', changed(), { publish: true });
    expect(published.waits).toBe(false);
    expect(await shown(course_id)).toEqual(await shown(twin.course_id));
    expect(await waitingIn(await placesOf(course_id))).toEqual([]);
  });

  it('keeps what a person has written there, waiting or not', async () => {
    const { course_id } = await importing(server.db, 'waiting-kept', curriculum(), { publish: true });
    const page = (await pagesOf(server.db, course_id)).find(({ content }) => content.includes('Heavy clay'));
    const own = { data: { content: '<p>My own words.</p>' }, where: { id: page?.id } };
    expect((await send(developer, 'updateBookPage', own)).waits).toBe(true);
    const { notes } = await importing(server.db, 'waiting-kept', changed());
    expect(notes.filter(({ kind }) => kind === 'KEPT')).toMatchObject([{ reason: expect.stringContaining('edited') }]);
    const waiting = await waitingIn(await placesOf(course_id));
    expect(waiting.find(({ item_id }) => item_id === page?.id)?.author?.id).toBe(developer.id);
    await publishAll(course_id);
    const now = (await pagesOf(server.db, course_id)).find(({ id }) => id === page?.id);
    expect(now?.content).toBe('<p>My own words.</p>');
    const { notes: later } = await importing(server.db, 'waiting-kept', curriculum(), { publish: true });
    expect(later.filter(({ kind }) => kind === 'KEPT')).toHaveLength(0);
    expect((await pagesOf(server.db, course_id)).find(({ id }) => id === page?.id)?.content).toBe(
      '<p>My own words.</p>',
    );
  });

  it('is written at once where learners see none of it: in a draft, or as another language beside a published course', async () => {
    const draft = await importing(server.db, 'waiting-draft', curriculum());
    const before = await shown(draft.course_id);
    const second = await importing(server.db, 'waiting-draft', changed());
    expect(second.waits).toBe(false);
    expect(await shown(draft.course_id)).not.toEqual(before);
    await importing(server.db, 'waiting-languages', curriculum(), { publish: true });
    const spanish = await importing(
      server.db,
      'waiting-languages',
      curriculum({ '1-ground/lessons/1-soil/translations/README.es.md': '# Suelo\n\n## Sonda\n\nMide el agua.\n' }),
      { language: 'es' },
    );
    expect(spanish.waits).toBe(false);
    expect((await lessonsOf(server.db, spanish.course_id)).length).toBeGreaterThan(0);
  });

  it('is taken back by whoever publishes, before and after it is shown', async () => {
    const { course_id } = await importing(server.db, 'waiting-back', curriculum(), { publish: true });
    const before = await shown(course_id);
    await importing(server.db, 'waiting-back', changed());
    const { rows } = await sql<{ id: string }>`select id from change_sets where operation = 'import' and waits
      order by created_on desc limit 1`.execute(server.db);
    await send(manager, 'undoChangeSet', { id: rows[0]?.id });
    expect(await waitingIn(await placesOf(course_id))).toEqual([]);
    expect(await shown(course_id)).toEqual(before);
  });
});
