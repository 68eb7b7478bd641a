import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../seed/content.ts';
import { buildBook, buildKeyElement, buildPage, buildQuickclipCard, buildQuickdeckCard } from '../../seed/library.ts';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../seed/school.ts';
import { testServer, type TestServer } from '../harness.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';

let server: TestServer;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
});

/** Each kind of content carries a word of its own, so that a reply tells what was shown. */
const words = [
  'course',
  'lesson',
  'page',
  'card',
  'clip',
  'project',
  'element',
  'case',
  'benchmark',
  'summary',
  'asked',
] as const;
type Word = (typeof words)[number];
const w = (word: Word) => `W${word}W`;

type Kind =
  | 'product'
  | 'course'
  | 'lesson'
  | 'card'
  | 'clip'
  | 'project'
  | 'element'
  | 'case'
  | 'benchmark'
  | 'summary';
/** The id of each thing, and the people who ask for it. */
type Content = Record<Kind, string> & {
  readonly question: string;
  readonly group: string;
  readonly tokens: Record<'learner' | 'instructor' | 'admin' | 'author', string>;
};

async function build(): Promise<Content> {
  const { db } = server;
  const product = await buildProduct(db);
  const course = await buildCourse(db, { product_id: product.id, name: w('course') });
  const lesson = await buildLesson(db, { course_id: course.id, name: w('lesson') });
  const book = await buildBook(db, { product_id: product.id });
  await buildPage(db, { book_id: book.id, lesson_id: lesson.id, title: w('page') });
  const card = await buildQuickdeckCard(db, { lesson_id: lesson.id, term: w('card') });
  const clip = await buildQuickclipCard(db, { lesson_id: lesson.id, title: w('clip') });
  const project = await buildStudyProject(db, {
    lesson_id: lesson.id,
    introduction: `<h2>Learn: ${w('project')}</h2>`,
    cases: [[{ type: 'MULTIPLE_CHOICE', question: w('case') }]],
  });
  const shown = await buildQuickdeckCard(db, { lesson_id: (await buildLesson(db)).id });
  const element = await buildKeyElement(db, {
    study_project_id: project.id,
    name: w('element'),
    item: { quickdeck_card_id: shown.id },
  });
  const questions = questionTypeNames.map((type) => ({ type, question: w('asked'), lesson_id: lesson.id }));
  const benchmark = await buildBenchmark(db, { course_id: course.id, questions });
  const summary = benchmark.summary_id ?? '';
  await sql`update benchmarks set description = ${w('benchmark')} where id = ${benchmark.id}`.execute(db);
  await sql`update summaries set description = ${w('summary')} where id = ${summary}`.execute(db);
  const case_study = await db
    .selectFrom('case_studies')
    .select('id')
    .where('study_project_id', '=', project.id)
    .executeTakeFirstOrThrow();
  const group = await buildGroup(db, { courses: [course.id] });
  const people = {
    learner: await buildUser(db),
    instructor: await buildUser(db),
    admin: await buildUser(db),
    author: await buildUser(db, { role: 'CONTENT_DEVELOPER' }),
  };
  await addGroupMember(db, group.id, people.learner.id);
  await addGroupMember(db, group.id, people.instructor.id, 'INSTRUCTOR');
  await addInstitutionMember(db, group.institution_id, people.admin.id, 'CENTER_ADMIN');
  const tokens = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, user]) => [name, await server.tokenOf(user)])),
  );
  return {
    product: product.id,
    course: course.id,
    lesson: lesson.id,
    card: card.id,
    clip: clip.id,
    project: project.id,
    element: element.id,
    case: case_study.id,
    benchmark: benchmark.id,
    summary,
    question: project.questions[0] ?? '',
    group: group.id,
    tokens,
  };
}

/** Everything that reads content, and what begins with it. */
function calls({
  product,
  course,
  lesson,
  project,
  question,
  benchmark,
  summary,
  group,
}: Content): [operation: string, variables: Record<string, unknown>][] {
  const start = (type: string) => ({ data: { group_id: group, course_id: course, type, level: 1 } });
  return [
    ['course', { where: { id: course } }],
    ['lessons', { courseId: course }],
    ['lesson', { where: { id: lesson } }],
    ['lesson', { where: { course_id: course, slug: 'wlessonw' } }],
    ['bookPages', { lessonId: lesson }],
    ['bookByProduct', { productId: product }],
    ['quickdeckCards', { lessonId: lesson }],
    ['quickclipCards', { lessonId: lesson }],
    ['studyProject', { id: project }],
    ['question', { id: question }],
    ['benchmarks', { courseId: course }],
    ['benchmark', { id: benchmark }],
    ['summaries', { courseId: course }],
    ['summary', { id: summary }],
    ['studentCourseProgress', { courseId: course, groupId: group }],
    ['group', { where: { id: group } }],
    ['viewer', {}],
    ['saveStudyProjectProgress', { data: { group_id: group, study_project_id: project, question_index: 0 } }],
    ['startAssessment', start('BENCHMARK')],
    ['startAssessment', start('SUMMARY')],
  ];
}

async function seenBy(token: string, content: Content): Promise<Word[]> {
  let text = '';
  for (const [operation, variables] of calls(content))
    text += (await send({ token }, documentOf(operation), variables)).text;
  return words.filter((word) => text.includes(w(word)));
}

const below = {
  project: ['project', 'element', 'case'],
  lesson: ['lesson', 'page', 'card', 'clip', 'project', 'element', 'case', 'asked'],
} as const;

/** What must not be seen any more once one thing is taken back. */
const hidden: [kind: Kind, table: string, without: readonly Word[]][] = [
  ['product', 'products', words],
  ['course', 'courses', words],
  ['lesson', 'lessons', below.lesson],
  ['card', 'quickdeck_cards', ['card']],
  ['clip', 'quickclip_cards', ['clip']],
  ['project', 'study_projects', below.project],
  ['case', 'case_studies', ['case']],
  ['element', 'key_elements', ['element']],
  ['benchmark', 'benchmarks', ['benchmark']],
  ['summary', 'summaries', ['summary']],
];

describe('content that is not published', () => {
  // D1-4.08, 4.09, 7.29–7.31, D2-4.18, 4.19
  it('is all seen while it is published', async () => {
    const content = await build();
    expect(await seenBy(content.tokens.learner, content)).toEqual(words);
  });

  // D1-1.18, 3.18, 4.08–4.10
  it.each(hidden)(
    '%s: is seen by learners, instructors and center administrators no more, with all below it; by authors it is',
    async (kind, table, without) => {
      const content = await build();
      await sql`update ${sql.table(table)} set published = false where id = ${content[kind]}`.execute(server.db);
      const rest = words.filter((word) => !without.includes(word));
      expect(await seenBy(content.tokens.learner, content)).toEqual(rest);
      for (const token of [content.tokens.instructor, content.tokens.admin]) {
        const seen = await seenBy(token, content);
        expect(seen.filter((word) => !rest.includes(word))).toEqual([]);
      }
      expect(await seenBy(content.tokens.author, content)).toEqual(
        expect.arrayContaining(words.filter((word) => !['case', 'asked'].includes(word))),
      );
    },
  );

  it.each(hidden)('%s: once deleted it is seen by nobody, authors included', async (kind, table, without) => {
    const content = await build();
    await sql`update ${sql.table(table)} set deleted_on = now() where id = ${content[kind]}`.execute(server.db);
    // A summary asks the questions of its benchmark, and has none once that is deleted.
    const gone = kind === 'benchmark' ? [...without, 'asked'] : without;
    expect(await seenBy(content.tokens.learner, content)).toEqual(words.filter((word) => !gone.includes(word)));
    const seen = await seenBy(content.tokens.author, content);
    expect(seen.filter((word) => without.includes(word) && word !== 'asked')).toEqual([]);
  });
});

describe('the content of a group that is locked', () => {
  // D1-4.05
  it.each([
    ['closed', sql`status = 'CLOSED'`, 'GROUP_LOCKED'],
    ['ended by hand', sql`status = 'ENDED'`, 'GROUP_LOCKED'],
    ['past its last day', sql`start_date = current_date - 20, end_date = current_date - 2`, 'GROUP_LOCKED'],
    ['before its first day', sql`start_date = current_date + 2, end_date = current_date + 20`, 'NOT_STARTED_YET'],
  ])('opens for instructors and center administrators, for learners not: %s', async (_case, change, code) => {
    const content = await build();
    await sql`update groups set ${change} where id = ${content.group}`.execute(server.db);
    const { learner, instructor, admin } = content.tokens;
    const reading = calls(content).filter(
      ([operation]) => !['viewer', 'group', 'saveStudyProjectProgress', 'startAssessment'].includes(operation),
    );
    for (const [operation, variables] of reading) {
      const replies = [learner, instructor, admin].map((token) => send({ token }, documentOf(operation), variables));
      expect([operation, ...(await Promise.all(replies)).map((reply) => reply.code)]).toEqual([
        operation,
        code,
        null,
        null,
      ]);
    }
    for (const [operation, variables] of calls(content).slice(-3)) {
      const replies = [learner, instructor].map((token) => send({ token }, documentOf(operation), variables));
      const codes = (await Promise.all(replies)).map((reply) => reply.code);
      expect([operation, codes[0], codes[1] === null]).toEqual([operation, code, false]);
    }
    const { text } = await send({ token: learner }, documentOf('group'), { where: { id: content.group } });
    expect(text).toContain(`"lock_reason":"${code}"`);
    expect(text).not.toContain(w('course'));
  });
});
