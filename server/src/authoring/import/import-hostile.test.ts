import { beforeAll, describe, expect, it } from 'vitest';
import { curriculum, folderOf, pumpQuizzes, quiz, quizFile, soilQuizzes } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { importing, importingFolder, lessonsOf, pagesOf, questionsOf } from '../../../test/importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const soil = '1-ground/lessons/1-soil/README.md';
const long = 'x'.repeat(300_000);

describe('what no author means is a line in the report, and the rest is imported', () => {
  it('a character of value zero, in texts, titles and questions', async () => {
    const { course_id } = await importing(
      server.db,
      'zero',
      curriculum({
        [soil]: '# So\0il\n\n## Int\0ro\n\nA \0 here, and \u0007 there.\n',
        'quizzes/en.json': quizFile('G\0', quiz(1, 'Lesson 1\0: Pre-Lecture', ['Is it \0 dry?', 'Y\0es', 'No'])),
      }),
    );
    expect((await lessonsOf(server.db, course_id))[0]?.name).toBe('Soil');
    expect((await pagesOf(server.db, course_id))[0]).toMatchObject({
      title: 'Intro',
      content: '<p>A  here, and  there.</p>',
    });
    expect((await questionsOf(server.db, course_id))[0]).toMatchObject({
      question: '<p>Is it  dry?</p>',
      right: 'Yes',
    });
  });

  it.each([
    ['a page', { [soil]: `# Soil\n\n## A\n\n${long}\n\n## B\n\nShort.\n` }, 'is longer than a page may be'],
    ['a heading', { [soil]: `# ${long}\n\n## ${long}\n\nShort.\n` }, 'Pumps: 2 pages'],
    [
      'an assignment',
      { '1-ground/lessons/1-soil/assignment.md': `# Dig\n\n${long}\n` },
      'is longer than an introduction may be',
    ],
    [
      'a question',
      { 'quizzes/en.json': quizFile('G', quiz(1, 'Lesson 1: Pre', [long, 'Yes', 'No']), ...pumpQuizzes) },
      'is longer than a question may be',
    ],
    ['a folder', { [`1-ground/lessons/2-${'y'.repeat(240)}/README.md`]: '# Y\n\nShort.\n' }, 'Pumps: 2 pages'],
  ])('%s of 300,000 characters', async (what, changed, line) => {
    const { course_id, report } = await importing(server.db, `long ${what}`, curriculum(changed), { publish: true });
    expect((await lessonsOf(server.db, course_id)).map(({ slug }) => slug)).toContain('pumps');
    expect(report).toContain(line);
    expect(report.length).toBeLessThan(10_000);
  });

  it.each([
    ['quotations', `${'>'.repeat(20_000)} Deep`],
    ['quotations with spaces', `${'> '.repeat(20_000)} Deep`],
    ['lists', `${'- '.repeat(20_000)} Deep`],
    ['elements', `${'<div>'.repeat(20_000)} Deep`],
  ])('20,000 nested %s', async (what, text) => {
    const { report, made } = await importing(server.db, `deep ${what}`, curriculum({ [soil]: `# Soil\n\n${text}\n` }));
    expect(made.filter(({ type }) => type === 'lesson')).toHaveLength(1);
    expect(report).toContain(
      `${soil} (lesson 1): nests quotations, lists or elements more than 100 deep; the lesson is left out`,
    );
  });

  it('a file and a picture that cannot be read', async () => {
    const folder = folderOf('closed', curriculum());
    const read = (path: string) => {
      if (path !== soil && path !== 'images/probe.png') return folder.read(path);
      throw Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES' });
    };
    const { report } = await importingFolder(server.db, {
      ...folder,
      read,
      closed: new Map([['3-air', 'cannot be read: this account may not read it']]),
    });
    expect(report).toContain(
      `${soil} (lesson 1): cannot be read: this account may not read it; the lesson is left out`,
    );
    expect(report).toContain('3-air: cannot be read: this account may not read it');
  });

  it('characters in names that nobody sees, or that turn the words around them', async () => {
    const { course_id, report } = await importing(
      server.db,
      'bidi',
      curriculum({
        'README.md': '# Gar\u202Eden\u200Bing\n',
        '1-ground/README.md': '# The \u2066ground\u2069\n',
        [soil]:
          '# So\u202Dil\u0007\n\n## The\u200F probe\n\n> **Moisture\u202E probes** measure the resistance of soil between two pins.\n',
      }),
    );
    const [lesson] = await lessonsOf(server.db, course_id);
    expect(lesson).toMatchObject({ name: 'Soil', description: 'The ground' });
    expect((await pagesOf(server.db, course_id))[0]?.title).toBe('The probe');
    const cards = await server.db
      .selectFrom('quickdeck_cards')
      .select('term')
      .where('lesson_id', '=', lesson?.id ?? '')
      .execute();
    expect(cards).toEqual([{ term: 'Moisture probes' }]);
    expect(report).toMatch(/^Gardening \(English\), imported from bidi into the product Gardening\n/);
  });

  it('two right answers', async () => {
    const both = {
      ...soilQuizzes[0],
      quiz: [
        {
          questionText: 'Which are soils?',
          answerOptions: ['Clay', 'Loam', 'Tin'].map((answerText) => ({
            answerText,
            isCorrect: String(answerText !== 'Tin'),
          })),
        },
      ],
    };
    const { report } = await importing(server.db, 'both', curriculum({ 'quizzes/en.json': quizFile('G', both) }));
    expect(report).toContain('question 1: has 2 right answers; learners have to choose them all');
  });

  it('assignments without questions, which are not published', async () => {
    for (const publish of [false, true]) {
      const { report, course_id } = await importing(server.db, 'assigned', curriculum(), { publish });
      expect(report).toContain('Study project of level 2 (lessons 1, 2): has no questions, so it stays a draft');
      expect(report).toContain('Benchmark and summary of level 2: have no questions, so they stay drafts');
      const published = await server.db
        .selectFrom('study_projects')
        .innerJoin('lessons', 'lessons.id', 'study_projects.lesson_id')
        .where('course_id', '=', course_id)
        .where('study_projects.published', '=', true)
        .select('level')
        .execute();
      expect(published).toEqual(publish ? [{ level: 1 }, { level: 1 }] : []);
    }
  });
});
