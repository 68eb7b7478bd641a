import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { questionTypeNames, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickclipCard,
  buildQuickdeckCard,
} from '../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import type { QuestionSpec } from '../../seed/question.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  buildLicense,
  buildOffer,
} from '../../seed/school.ts';
import type { Actor } from '../../src/base/audit-log/actor.ts';
import { writeAudit } from '../../src/base/audit-log/write-audit.ts';
import { cloneDatabase, type TestServer } from '../harness.ts';
import { cloneTemplate, openServer } from '../open-server.ts';
import { databaseName, planOnce } from '../plan-once.ts';
import { walkAssessment, walkStudyProject } from '../walk.ts';
import { buildHidden, type HiddenIds } from './build-hidden.ts';
import { buildShelf, type Shelf } from './build-shelf.ts';
import { buildOfInstitution, type OfInstitution } from './build-of-institution.ts';

/** A course with everything a course can have; its id and those of its parts. */
export type CourseIds = {
  readonly product_id: string;
  readonly course_id: string;
  readonly lesson_id: string;
  readonly book_id: string;
  readonly page_id: string;
  readonly card_id: string;
  readonly clip_id: string;
  readonly key_element_id: string;
  /** A study project that the learner has begun. */
  readonly study_project_id: string;
  /** A study project that the learner has finished. */
  readonly finished_project_id: string;
  readonly question_ids: readonly string[];
  readonly draft_question_id: string;
  readonly draft_project_id: string;
  readonly draft_course_id: string;
  /** What authors change, publish and make drafts again. */
  readonly draft: HiddenIds;
  /** What authors delete. */
  readonly spare: HiddenIds;
  /** By level, from 1. */
  readonly benchmark_ids: readonly string[];
  readonly summary_ids: readonly string[];
  readonly benchmark_question_ids: readonly string[];
  /** A wrong answer of a question of the last benchmark. */
  readonly answer_id: string;
  /** A hint of a question of the finished study project. */
  readonly resource_id: string;
};

/** A group with its people, and what one of its learners has done. */
export type Class = CourseIds &
  OfInstitution & {
    /** A word that stands in every text of the class and nowhere else. */
    readonly mark: string;
    readonly institution_id: string;
    readonly license_id: string;
    /** A renewal of the license that is offered. */
    readonly offer_id: string;
    /** The product of the license. */
    readonly licensed_product_id: string;
    /** A course of the license that no group has. */
    readonly licensed_course_id: string;
    readonly group_id: string;
    readonly key: string;
    /** A group of the same people, without courses, to be deleted and restored. */
    readonly spare_group_id: string;
    /** An invitation of the learner; another one is of the institution of the class. */
    readonly invitation_id: string;
    readonly shelf: Shelf;
    readonly main: BuiltUser;
    readonly instructor: BuiltUser;
    readonly learner: BuiltUser;
    readonly classmate: BuiltUser;
    readonly removed: BuiltUser;
    readonly attempt_ids: {
      /** Open, to be saved. */
      readonly draft: string;
      /** Open, to be submitted. */
      readonly benchmark: string;
      readonly summary: string;
      /** A summary that was submitted. */
      readonly finished: string;
    };
  };

/** An institution with two classes and members who belong to no group. */
export type School = {
  readonly institution_id: string;
  readonly license_id: string;
  readonly admin: BuiltUser;
  readonly teacher: BuiltUser;
  readonly student: BuiltUser;
  readonly classes: readonly [Class, Class];
};

/** Two schools that must not see anything of each other, and a course that is offered free. */
export type World = { readonly north: School; readonly south: School; readonly free: CourseIds };

/** A server on a database of its own with a world: what one file of tests changes in it, no other finds. */
export async function openWorld(): Promise<{ server: TestServer; world: World }> {
  built ??= buildTemplate();
  const { template, world } = await built;
  const url = await cloneTemplate({ databaseUrl: inject('databaseUrl'), template });
  await planOnce(url);
  const server = await openServer(url);
  // What was open when the world was built is open still: in a run of hours its time would be up by now.
  await sql`update attempts set deadline = deadline + (now() - started_at), started_at = now() where state = 'STARTED'`.execute(
    server.db,
  );
  return { server, world: structuredClone(world) };
}

/** The world that this worker has built, and the database to clone that it stands in. */
let built: Promise<{ readonly template: string; readonly world: World }> | null = null;

async function buildTemplate(): Promise<{ template: string; world: World }> {
  const server = await openServer(await cloneDatabase());
  const world = await buildWorld(server);
  await server.app.close();
  await server.services.close();
  await server.db.destroy();
  return { template: databaseName(server.url), world };
}

async function buildWorld(server: TestServer): Promise<World> {
  // One after the other: what is built at once waits for a connection no longer than the server lets it.
  const north = await buildSchool(server, 'NORTH');
  const south = await buildSchool(server, 'SOUTH');
  const free = await buildContent(server, 'FREE', { samples: true });
  await server.db.insertInto('free_lessons').values({ lesson_id: free.lesson_id }).execute();
  await server.db.insertInto('free_course_benchmarks').values({ course_id: free.course_id }).execute();
  return { north, south, free };
}

async function buildSchool(server: TestServer, mark: string): Promise<School> {
  const { db } = server;
  const { id: institution_id } = await buildInstitution(db, { name: `${mark} college`, city: `${mark} city` });
  const { id: product_id } = await buildProduct(db, { name: `${mark} licensed` });
  const { id: licensed_course_id } = await buildCourse(db, { product_id, name: `${mark} licensed` });
  const licensed = await buildLicense(db, {
    institution_id,
    name: `${mark} license`,
    ...forEach(licenseTexts, (name) => `${mark} ${name}`),
    price: 1200,
    currency: 'EUR',
    notes: `${mark} notes`,
    products: [product_id],
  });
  const { id: offer_id } = await buildOffer(db, licensed.id, { price: 1200, currency: 'EUR', notes: `${mark} offer` });
  const license = { ...licensed, offer_id, licensed_product_id: product_id, licensed_course_id };
  const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT') => {
    const user = await buildPerson(server, mark);
    await addInstitutionMember(db, institution_id, user.id, role);
    return user;
  };
  const admin = await member('CENTER_ADMIN');
  const by: Actor = { type: 'USER', id: admin.id, address: '203.0.113.9', requestId: `${mark} request` };
  await writeAudit(db, by, {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'INSTITUTION_CHANGED',
    object: { type: 'institution', id: institution_id },
    personal: { city: { from: `${mark} village`, to: `${mark} city` } },
  });
  const [one, two, teacher, student] = await Promise.all([
    buildClass(server, `${mark}1`, license),
    buildClass(server, `${mark}2`, license),
    member('INSTRUCTOR'),
    member('STUDENT'),
  ]);
  return { institution_id, license_id: license.id, admin, teacher, student, classes: [one, two] };
}

const buildPerson = ({ db }: TestServer, mark: string, values: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(db, {
    first_name: `${mark} first`,
    last_name: `${mark} last`,
    email: `${mark.toLowerCase()}.${crypto.randomUUID()}@people.test`,
    ...values,
  });

async function buildClass(
  server: TestServer,
  mark: string,
  license: {
    id: string;
    institution_id: string;
    offer_id: string;
    licensed_product_id: string;
    licensed_course_id: string;
  },
): Promise<Class> {
  const { db } = server;
  const content = await buildContent(server, mark);
  const person = () => buildPerson(server, mark);
  const people = {
    main: await person(),
    instructor: await person(),
    learner: await person(),
    classmate: await person(),
    removed: await person(),
  };
  const group = await buildGroup(db, {
    license_id: license.id,
    owner_id: people.main.id,
    name: `${mark} group`,
    external_id: `${mark} partner`,
    courses: [content.course_id],
  });
  const spare = await buildGroup(db, {
    license_id: license.id,
    owner_id: people.main.id,
    name: `${mark} spare`,
    external_id: `${mark} partner`,
  });
  for (const { id } of [group, spare]) {
    await addGroupMember(db, id, people.instructor.id, 'INSTRUCTOR');
    for (const learner of [people.learner, people.classmate, people.removed]) await addGroupMember(db, id, learner.id);
  }
  const { institution_id } = license;
  const partner = await buildInstitution(db, { name: `${mark} partner college`, city: `${mark} city` });
  const { id: invitation_id } = await buildInvitation(db, people.learner.email, { institution_id: partner.id });
  await buildInvitation(db, people.learner.email, { institution_id });
  const place = { group_id: group.id, course_id: content.course_id };
  const attempt_ids = await work(server, { ...place, learner: people.learner }, content);
  await work(server, { ...place, learner: people.removed }, content);
  await sql`update group_members set deleted_on = now() where group_id in (${group.id}, ${spare.id}) and user_id = ${people.removed.id}`.execute(
    db,
  );
  return {
    mark,
    ...content,
    ...people,
    institution_id,
    license_id: license.id,
    offer_id: license.offer_id,
    licensed_product_id: license.licensed_product_id,
    licensed_course_id: license.licensed_course_id,
    invitation_id,
    ...(await buildOfInstitution(db, institution_id, mark.slice(0, -1), () => buildPerson(server, mark.slice(0, -1)))),
    shelf: await buildShelf(server, mark),
    group_id: group.id,
    spare_group_id: spare.id,
    key: group.key,
    attempt_ids,
  };
}

/** What a learner has done: one study project finished and one begun, level 1 taken, sittings of other levels open. */
async function work(
  server: TestServer,
  place: { group_id: string; course_id: string; learner: BuiltUser },
  content: CourseIds,
): Promise<Class['attempt_ids']> {
  const { learner, group_id, course_id } = place;
  await walkStudyProject(server, place, content.finished_project_id, 1);
  await walkAssessment(server, place, 'BENCHMARK', 1, 1);
  const finished = await walkAssessment(server, place, 'SUMMARY', 1, 1);
  const begin = `mutation begin($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
  const data = { group_id, study_project_id: content.study_project_id, question_index: 0 };
  await server.call(learner, begin, { data });
  const start = async (type: 'BENCHMARK' | 'SUMMARY', level: number): Promise<string> => {
    const document = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { id } }`;
    return (await server.call(learner, document, { data: { group_id, course_id, type, level } })).data[
      'startAssessment'
    ].id;
  };
  return {
    draft: await start('BENCHMARK', 2),
    benchmark: await start('BENCHMARK', 3),
    summary: await start('SUMMARY', 2),
    finished,
  };
}

async function buildContent({ db }: TestServer, mark: string, { samples = false } = {}): Promise<CourseIds> {
  const { id: product_id } = await buildProduct(db, { name: `${mark} product` });
  const course = await buildCourse(db, { product_id, name: `${mark} course`, description: `${mark} about`, levels: 4 });
  const { id: lesson_id } = await buildLesson(db, {
    course_id: course.id,
    name: `${mark} lesson`,
    description: `${mark} text`,
  });
  const text = `<p>${mark}</p>`;
  const { id: book_id } = await buildBook(db, { product_id, name: `${mark} book` });
  const { id: page_id } = await buildPage(db, { book_id, lesson_id, title: `${mark} page`, content: text });
  const { id: card_id } = await buildQuickdeckCard(db, { lesson_id, term: text, definition: text });
  const { id: clip_id } = await buildQuickclipCard(db, { lesson_id, title: `${mark} clip` });
  const introduction = `<h2>Learn: ${mark}</h2>${text}`;
  const project = (study_project_number: number, types: readonly QuestionType[], published = true) =>
    buildStudyProject(db, {
      lesson_id,
      study_project_number,
      introduction,
      published,
      cases: [types.map((type) => marked(mark, type))],
    });
  const begun = await project(1, questionTypeNames);
  const finished = await project(2, ['MULTIPLE_CHOICE', 'MATCHING']);
  const draft = await project(3, ['MULTIPLE_CHOICE'], false);
  const { id: key_element_id } = await buildKeyElement(db, {
    study_project_id: begun.id,
    name: `${mark} element`,
    item: { page_id },
  });
  await buildKeyElement(db, {
    study_project_id: begun.id,
    name: `${mark} cards`,
    item: { quickdeck_card_id: card_id },
  });
  for (const question_id of [...begun.questions, ...finished.questions]) {
    await buildQuestionResource(db, { question_id, type: 'hint', item: { page_id } });
    await buildQuestionResource(db, { question_id, type: 'reveal', item: { quickclip_card_id: clip_id } });
  }
  const hidden = (name: string) => buildHidden(db, course.id, `${mark} ${name}`, page_id);
  const levels = [];
  for (const level of [1, 2, 3, 4]) {
    const questions = questionTypeNames.map((type) => ({ ...marked(mark, type), lesson_id, is_free_sample: samples }));
    levels.push(await buildBenchmark(db, { course_id: course.id, level, questions }));
  }
  const { id: answer_id } = await db
    .selectFrom('answers')
    .where('question_id', '=', levels.at(-1)?.questions[0] ?? '')
    .where('is_correct', '=', false)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: resource_id } = await db
    .selectFrom('question_resources')
    .where('question_id', '=', finished.questions[1] ?? '')
    .where('type', '=', 'hint')
    .select('id')
    .executeTakeFirstOrThrow();
  return {
    product_id,
    course_id: course.id,
    lesson_id,
    book_id,
    page_id,
    card_id,
    clip_id,
    key_element_id,
    study_project_id: begun.id,
    finished_project_id: finished.id,
    draft_project_id: draft.id,
    draft_course_id: (await buildCourse(db, { product_id, name: `${mark} draft`, published: false })).id,
    draft: await hidden('draft'),
    spare: await hidden('spare'),
    question_ids: [...begun.questions, ...finished.questions],
    draft_question_id: draft.questions[0] ?? '',
    benchmark_ids: levels.map(({ id }) => id),
    summary_ids: levels.map(({ summary_id }) => summary_id ?? ''),
    benchmark_question_ids: levels.flatMap(({ questions }) => questions),
    answer_id,
    resource_id,
  };
}

function marked(mark: string, type: QuestionType): QuestionSpec {
  return { type, question: `<p>${mark} question</p>` };
}

/** The ids of a class that an argument could name; of a list, its first two. */
export function idsOf(place: Class): string[] {
  const {
    main,
    instructor,
    learner,
    classmate,
    removed,
    attempt_ids,
    draft,
    spare: _spare,
    shelf: _shelf,
    mark: _mark,
    key: _key,
    ...ids
  } = place;
  const people = [main, instructor, learner, classmate, removed].map(({ id }) => id);
  const things = Object.values(ids).flatMap((id) => (typeof id === 'string' ? [id] : id.slice(0, 2)));
  return [...things, ...people, ...Object.values(attempt_ids), ...Object.values(draft)];
}
