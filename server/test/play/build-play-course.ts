import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickclipCard,
  buildQuickdeckCard,
} from '../../seed/library.ts';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import type { Database } from '../../src/base/database/connect.ts';
import type { TestServer } from '../open-server.ts';
import type { PlayCourse, PlayLearner, PlayPlace } from './play-school.ts';

/** Builds a course in a group of its own, with a learner who has done nothing yet. */
export async function buildPlayCourse({ db, tokenOf }: TestServer, course: PlayCourse): Promise<PlayPlace> {
  const { place, users } = await db.transaction().execute((transaction) => build(transaction, course));
  const [learner, classmate] = await Promise.all(
    users.map(async (user): Promise<PlayLearner> => ({ ...user, token: await tokenOf(user) })),
  );
  if (!learner || !classmate) throw new Error('the group has no learners');
  return { ...place, learner, classmate };
}

async function build(db: Database, course: PlayCourse) {
  const { language = 'en', benchmarks = [], summaries = false, review = 'AT_ONCE', benchmarkFirst = false } = course;
  const hint_opens_media_library = course.helpsInLibrary === true;
  const built = await buildCourse(db, { name: 'Connected Devices', levels: 3, language, hint_opens_media_library });
  const lessons: Record<string, string> = {};
  for (const name of ['Networks', 'Safety']) {
    lessons[name] = (await buildLesson(db, { course_id: built.id, name })).id;
  }
  const lessonOf = (name = 'Networks') => lessons[name] ?? null;
  for (const [index, { questions, lessons: names = [], time }] of benchmarks.entries()) {
    const asked = questions.map((question, number) => ({
      ...question,
      is_free_sample: course.samples === true,
      lesson_id: lessonOf(names[number]),
    }));
    await buildBenchmark(db, { course_id: built.id, level: index + 1, time, questions: asked, summary: summaries });
  }
  const project_id = course.project
    ? await buildProject(db, { ...course, project: course.project }, { ...built, lesson_id: lessonOf() ?? '' })
    : null;
  if (course.free) {
    await db.insertInto('free_course_benchmarks').values({ course_id: built.id }).execute();
    for (const lesson_id of Object.values(lessons)) await db.insertInto('free_lessons').values({ lesson_id }).execute();
  }
  const group = await buildGroup(db, { courses: [built.id], benchmark_first: benchmarkFirst });
  await db
    .updateTable('groups')
    .set({ review_benchmarks: review, review_summaries: review })
    .where('id', '=', group.id)
    .execute();
  const users = [
    await buildUser(db, course.author ? { role: 'CONTENT_DEVELOPER' } : {}),
    await buildUser(db, { first_name: 'Bilal' }),
  ];
  for (const { id } of users) await addGroupMember(db, group.id, id);
  return { place: { group_id: group.id, course_id: built.id, project_id, lessons }, users };
}

type Where = { readonly product_id: string; readonly lesson_id: string };

async function buildProject(
  db: Database,
  { project: asked, keyElements, helps }: PlayCourse & Required<Pick<PlayCourse, 'project'>>,
  { product_id, lesson_id }: Where,
): Promise<string> {
  const project = await buildStudyProject(db, {
    lesson_id,
    study_project_number: 3,
    introduction: '<h2>Learn</h2><h3>Choosing a connection</h3><p>A clinic in the country needs a connection.</p>',
    cases: asked.length > 0 ? [asked] : [],
  });
  const book_id = (await buildBook(db, { product_id })).id;
  if (keyElements) await buildKeyElements(db, project.id, { book_id, lesson_id });
  if (!helps) return project.id;
  const hint = await buildPage(db, { book_id, title: 'Sensors', content: '<p>They measure.</p>' });
  const reveal = await buildPage(db, { book_id, title: 'Actuators', content: '<p>They move.</p>' });
  for (const question_id of project.questions) {
    await buildQuestionResource(db, { question_id, type: 'hint', item: { page_id: hint.id } });
    await buildQuestionResource(db, { question_id, type: 'reveal', item: { page_id: reveal.id } });
  }
  return project.id;
}

/** Two pages, a flash card and a video, in this order. */
async function buildKeyElements(
  db: Database,
  study_project_id: string,
  { book_id, lesson_id }: { readonly book_id: string; readonly lesson_id: string },
): Promise<void> {
  const content = (number: number) => `<p>What a gateway does, part ${number}.</p>`;
  const first = await buildPage(db, { book_id, title: 'Page 1', content: content(1) });
  const second = await buildPage(db, { book_id, title: 'Page 2', content: content(2) });
  const card = await buildQuickdeckCard(db, { lesson_id, term: 'Gateway', definition: 'It joins two networks.' });
  const clip = await buildQuickclipCard(db, { lesson_id, title: 'A gateway at work' });
  for (const [order_key, { item, name }] of [
    { item: { page_id: first.id }, name: 'Gateways' },
    { item: { page_id: second.id }, name: 'More of them' },
    { item: { quickdeck_card_id: card.id }, name: 'Words' },
    { item: { quickclip_card_id: clip.id }, name: 'Watch' },
  ].entries()) {
    await buildKeyElement(db, { study_project_id, name, item, order_key });
  }
}
