import { brotliCompressSync, constants } from 'node:zlib';
import { besideItsStatement } from './beside-its-statement.ts';
import { Caller } from './caller.ts';
import { issuer, type School } from './data.ts';
import { compare, type Shot } from './load.ts';
import { startProgram } from './processes.ts';
import { recordCall, serverEnv } from './replay.ts';
import { row, say, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const lessons = 200;
const projectsPerLesson = 4;
/** How many questions the large course has. */
export const questions = 5000;
const name = 'A course of many lessons';

const tree = `query ($courseId: ID!) { curriculum(courseId: $courseId) { id version name logo levels language published product_published groups
  product { id name color } benchmarks { id level published total_questions without_lesson }
  lessons { id name published studyProjects { id level study_project_number title kind published } }
  summaries { id level published total_questions without_lesson } } }`;

const search = `query ($courseId: ID!, $text: String!) { searchCourse(courseId: $courseId, text: $text) { hits { kind id in_kind in_id in_name name excerpts } more } }`;

/** The tree of a large course over 32 connections beside a bare handler, and a search in all its texts beside its statement. */
export async function curriculum(school: School, seconds: number): Promise<Row[]> {
  const { url, db } = school;
  const { course_id: courseId, subject } = await largeCourse(school);
  const token = await (await tokenSigner(db))(subject);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query: tree, variables: { courseId } });
  const statements = await recordCall(url, token, body);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: url });
  const caller = new Caller(server.origin, 1);
  const { text } = await caller.ask('/graphql', body, headers);
  caller.close();
  const ours: Shot[] = [{ path: '/graphql', headers, body }];
  const bare: Shot[] = [
    { path: '/', headers: { 'content-type': 'application/json' }, body: JSON.stringify(statements) },
  ];
  const result = await compare([server, ours], [handler, bare], seconds);
  await Promise.all([server.stop(), handler.stop()]);
  const share = result.ours.perSecond / result.bare.perSecond;
  const size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length / 1000;
  const of = `${lessons} lessons, ${lessons * projectsPerLesson} study projects, ${questions.toLocaleString('en')} questions`;
  const found = await besideItsStatement(school, {
    name: 'Search in it',
    of,
    subject,
    query: search,
    variables: { courseId, text: 'sensor measures' },
    most: 2,
  });
  return [
    row(
      `Tree of a course (${of})`,
      `${result.ours.perSecond.toFixed(0)}/s`,
      `bare handler ${result.bare.perSecond.toFixed(0)}/s`,
      `${(100 * share).toFixed(0)} %`,
      '≥ 60 %',
      share >= 0.6,
    ),
    row('Tree of a course, statements', String(statements.length), '', '', '1', statements.length === 1),
    row('Tree of a course, brotli', `${size.toFixed(1)} kB`, '', '', '≤ 60 kB', size <= 60),
    ...(result.ours.failed > 0
      ? [row('Tree of a course, failed requests', String(result.ours.failed), '', '', '0', false)]
      : []),
    ...found,
  ];
}

/** A course with much in it and one of its authors; made once. */
export async function largeCourse({ db }: School): Promise<{ course_id: string; subject: string }> {
  const { buildCourse } = await import('../server/seed/content.ts');
  const { buildUser } = await import('../server/seed/people.ts');
  const { questionOf } = await import('../server/seed/question.ts');
  const { seedAct } = await import('../server/seed/seed-item.ts');
  const { writeCourses } = await import('../server/src/learning/course/write-course.ts');
  const { writeLessons } = await import('../server/src/learning/course/write-lesson.ts');
  const { writeQuestions } = await import('../server/src/learning/question/write-question.ts');
  const { writeCaseStudies } = await import('../server/src/learning/study-project/write-case-study.ts');
  const { writeStudyProjects } = await import('../server/src/learning/study-project/write-study-project.ts');
  const { subject } = await buildUser(db, { issuer, role: 'CONTENT_DEVELOPER' });
  const made = await db.selectFrom('courses').select('id').where('name', '=', name).executeTakeFirst();
  if (made) return { course_id: made.id, subject };
  say('  making a course of many lessons; it is kept for the next run');
  const { id: course_id } = await buildCourse(db, { name: `${name}, being made` });
  const inLessons = await writeLessons(
    db,
    seedAct,
    numbers(lessons).map((n) => ({
      content: {
        course_id,
        name: `Lesson ${n + 1} about parts of a system`,
        logo: null,
        description: '',
        display_order: n,
      },
      published: true,
    })),
  );
  const inProjects = await writeStudyProjects(
    db,
    seedAct,
    inLessons.flatMap(({ id: lesson_id }, n) =>
      numbers(projectsPerLesson).map((at) => ({
        content: {
          lesson_id,
          level: 1 + (at % 2),
          study_project_number: 1 + Math.floor(at / 2),
          introduction: `<h2>${at % 2 ? 'Apply' : 'Learn'}: Project ${n}.${at}</h2><p>Set up a network for visitors.</p>`,
        },
        published: true,
      })),
    ),
  );
  const cases = await writeCaseStudies(
    db,
    seedAct,
    inProjects.map(({ id: study_project_id }) => ({ content: { study_project_id, order_key: 1 }, published: true })),
  );
  const benchmarks = await db.selectFrom('benchmarks').select('id').where('course_id', '=', course_id).execute();
  const perCase = 4;
  const inCases = cases.flatMap(({ id: case_study_id }) =>
    numbers(perCase).map((order_key) => ({ case_study_id, is_reinforced: order_key > 0, order_key })),
  );
  const asked = numbers(questions - inCases.length).map((n) => ({
    benchmark_id: benchmarks[n % benchmarks.length]?.id ?? '',
    lesson_id: inLessons[n % lessons]?.id ?? null,
    order_key: n,
  }));
  const contents = [...inCases, ...asked].map((place, n) => ({
    content: questionOf(place, {
      type: 'MULTIPLE_CHOICE',
      question: `<p>Question ${n}: which part <b>notices</b> the change?</p>`,
    }),
  }));
  for (let from = 0; from < contents.length; from += 500)
    await db.transaction().execute((one) => writeQuestions(one, seedAct, contents.slice(from, from + 500)));
  await writeCourses(db, seedAct, [{ id: course_id, changes: { name } }]);
  return { course_id, subject };
}

const numbers = (length: number): number[] => Array.from({ length }, (_, n) => n);
