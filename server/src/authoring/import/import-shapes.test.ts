import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { curriculum, quiz, quizFile, type Files } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { importing, lessonsOf, questionsOf } from '../../../test/importing.ts';
import { bakery } from '../../../test/other-curricula.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const text = (name: string) => `# ${name}\n\n## About\n\nWords about it.\n`;
const own = (id: number, name: string) => quiz(id, `${name}: Pre-Lecture Quiz`, [`Asked of ${name}?`, 'Yes', 'No']);

/** Two parts with a lesson of the same name each. */
const twins = {
  '1-red/lessons/1-intro/README.md': text('Red'),
  '2-blue/lessons/1-intro/README.md': text('Blue'),
  '2-blue/lessons/2-sky/README.md': text('Sky'),
  'quizzes/en.json': quizFile('Colours', own(1, 'Red'), own(2, 'Blue'), own(3, 'Sky')),
};
const without = (files: Files, path: string) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith(path)));

const asked = async (course_id: string) =>
  (await questionsOf(server.db, course_id)).map(({ lesson, question }) => `${lesson}: ${question}`).toSorted();

it('leaves every other lesson as it is when a folder vanishes or is renamed', async () => {
  const { course_id } = await importing(server.db, 'twins', twins, { publish: true });
  const before = await lessonsOf(server.db, course_id);
  const questions = await asked(course_id);
  expect(questions).toHaveLength(3);

  const vanished = await importing(server.db, 'twins', without(twins, '1-red'));
  expect(vanished.made).toEqual([]);
  expect(vanished.changed).toEqual([]);
  expect(vanished.report).toContain(
    'en/lesson/intro: is no longer in the folder or could not be read; it stays as it is',
  );
  expect(await asked(course_id)).toEqual(questions);

  const renamed = { ...without(twins, '1-red'), '1-crimson/lessons/1-intro/README.md': text('Red') };
  const again = await importing(server.db, 'twins', renamed, { publish: true });
  expect(again.changed).toEqual([]);
  expect((await lessonsOf(server.db, course_id)).filter(({ id }) => before.some((one) => one.id === id))).toMatchObject(
    [1, 2, 0].map((at) => ({ name: before[at]?.name, slug: before[at]?.slug })),
  );
});

it('finds a lesson again whose folder has another number', async () => {
  const { course_id } = await importing(server.db, 'numbers', twins);
  const moved = { ...without(twins, '2-blue/lessons/1'), '2-blue/lessons/5-intro/README.md': text('Blue') };
  const again = await importing(server.db, 'numbers', moved);
  expect({ made: again.made, changed: again.changed }).toEqual({ made: [], changed: [] });
  expect((await lessonsOf(server.db, course_id)).map(({ name }) => name)).toEqual(['Red', 'Sky', 'Blue']);
});

it('never renames a course because the file that named it is missing', async () => {
  const named = { 'README.md': '# Bread at home\n', ...without(bakery(), 'README.md') };
  const { course_id } = await importing(server.db, 'bread', named, { publish: true });
  const name = async () =>
    (await server.db.selectFrom('courses').select('name').where('id', '=', course_id).executeTakeFirstOrThrow()).name;
  await importing(server.db, 'bread', without(named, 'README.md'));
  expect(await name()).toBe('Bread at home');
  await importing(server.db, 'bread', without(without(named, 'README.md'), 'quiz-app'));
  expect(await name()).toBe('Bread at home');
  await importing(server.db, 'bread', { ...named, 'README.md': '# Bread for everybody\n' }, { publish: true });
  expect(await name()).toBe('Bread for everybody');

  const { course_id: gardening } = await importing(server.db, 'plot-7', curriculum(), { publish: true });
  await importing(server.db, 'plot-7', curriculum({ 'quizzes/en.json': null }));
  expect(
    (await server.db.selectFrom('courses').select('name').where('id', '=', gardening).executeTakeFirstOrThrow()).name,
  ).toBe('Gardening');
});

it('makes way for a lesson that somebody has made in the course', async () => {
  const { course_id } = await importing(server.db, 'shared', curriculum());
  const { course_id: _, ...lesson } = { course_id, id: randomUUID(), name: 'Worms', slug: 'worms', display_order: 9 };
  await server.db
    .insertInto('lessons')
    .values({ ...lesson, course_id })
    .execute();
  await importing(server.db, 'shared', curriculum({ '1-ground/lessons/2-worms/README.md': text('Worms') }));
  expect((await lessonsOf(server.db, course_id)).map(({ slug }) => slug)).toEqual([
    'soil',
    'worms-ground',
    'pumps',
    'worms',
  ]);
});

it('takes terms and pages whose names fold to the same', async () => {
  const files = curriculum({
    '1-ground/lessons/1-soil/README.md':
      '# Radio\n\n## Wi-Fi\n\n**Wi-Fi** is a family of radio standards for networks.\n\n**Wi Fi** is how some people write the name of it.\n\n## Wi Fi\n\nMore.\n\n## wi-fi-2\n\nEven more.\n',
  });
  const { made } = await importing(server.db, 'folded', files);
  expect(made.filter(({ type, lesson }) => type === 'card' && lesson === 1).map(({ title }) => title)).toEqual([
    'Wi-Fi',
    'Wi Fi',
  ]);
  expect(made.filter(({ type, lesson }) => type === 'page' && lesson === 1)).toHaveLength(3);
  expect((await importing(server.db, 'folded', files)).report).toContain('Nothing has changed');
});

it('numbers study projects through the course, also those that were imported before', async () => {
  const { course_id } = await importing(server.db, 'numbered', curriculum());
  const numbers = async () => {
    const projects = await server.db
      .selectFrom('study_projects')
      .innerJoin('lessons', 'lessons.id', 'study_projects.lesson_id')
      .where('course_id', '=', course_id)
      .orderBy('level')
      .orderBy('study_project_number')
      .select(['level', 'study_project_number', 'title'])
      .execute();
    return projects.map(({ level, study_project_number, title }) => `L${level} ${study_project_number}: ${title}`);
  };
  const expected = ['L1 1: Soil', 'L1 2: Pumps', 'L2 1: Dig a hole', 'L2 2: Build a pump'];
  expect(await numbers()).toEqual(expected);
  await sql`update study_projects set study_project_number = 1 where lesson_id in (select id from lessons where course_id = ${course_id})`.execute(
    server.db,
  );
  const { report } = await importing(server.db, 'numbered', curriculum());
  expect(await numbers()).toEqual(expected);
  expect(report).toContain('Moved     2 study projects to another place');
});

it('keeps the order of choices that speak of each other, and no longer where they do not', async () => {
  const asking = (last: string) =>
    curriculum({
      'quizzes/en.json': quizFile(
        'G',
        quiz(1, 'Lesson 1 - Soil: Pre', ['What is soil?', 'Clay', 'Sand', last], ['Dry?', 'Yes', 'No']),
      ),
    });
  const { course_id } = await importing(server.db, 'order', asking('Both of these'));
  const keeping = async () => {
    const { rows } = await sql<{
      keeps_order: boolean;
    }>`select q.keeps_order from questions q join lessons l on l.id = q.lesson_id
      where l.course_id = ${course_id} order by q.order_key`.execute(server.db);
    return rows.map(({ keeps_order }) => keeps_order);
  };
  expect(await keeping()).toEqual([true, false]);
  await importing(server.db, 'order', asking('Air'));
  expect(await keeping()).toEqual([false, false]);
});
