import { randomUUID } from 'node:crypto';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { seededRandom } from '@lectern/domain/random.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildBook, buildPage, buildQuestionResource, buildQuickclipCard } from '../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../seed/school.ts';
import { rightAnswer, wrongAnswer } from '../answers.ts';
import { testServer, type TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import type { EarnedBy } from '../../src/learning/question/key-field.ts';
import { documentOf } from './document.ts';
import { keyValuesIn, outputFields } from './key-fields.ts';
import { openSend, type Send } from './principals.ts';

const people = howMany({ sample: 20, deep: 250 });
const attempts = people * 4;

let server: TestServer;
let send: Send;
let place: {
  group_id: string;
  course_id: string;
  lesson_id: string;
  study_project_id: string;
  questions: string[];
  benchmark_id: string;
  summary_id: string;
};
/** The right order of every sequence, as the ids of its items in one text. */
const rightOrders = new Set<string>();

/**
 * Steps whose right order is that of their ids backwards: outside attempts a sequence is shown by ids, which would be the
 * right order by chance now and then and look like a leak.
 */
const stepsOfSequence = () =>
  Array.from({ length: 4 }, () => randomUUID())
    .toSorted()
    .toReversed()
    .map((id, index) => ({ id, answer: `Step ${index + 1}` }));

beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
  const { db } = server;
  const { id: course_id, product_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const secret = (what: string, index: number) => `<p>SECRET-${what}-${index}</p>`;
  const specs = questionTypeNames.map((type, index) => ({
    type,
    ...(type === 'SEQUENCE' ? { answers: stepsOfSequence() } : {}),
    correct_msg: secret('right', index),
    incorrect_msg: secret('hint', index),
    incorrect_msg_two: secret('wrong', index),
  }));
  const project = await buildStudyProject(db, { lesson_id, cases: [specs] });
  const { id: book_id } = await buildBook(db, { product_id });
  for (const [index, question_id] of project.questions.entries()) {
    const page = await buildPage(db, { book_id, title: `SECRET-opened-${index}` });
    await buildQuestionResource(db, { question_id, type: 'hint', item: { page_id: page.id } });
    const { id } = await buildLesson(db, { course_id: (await buildCourse(db)).id });
    const clip = await buildQuickclipCard(db, { lesson_id: id, title: `SECRET-revealed-${index}` });
    await buildQuestionResource(db, { question_id, type: 'reveal', item: { quickclip_card_id: clip.id } });
  }
  const secretly = specs.map((spec) => ({
    ...spec,
    ...(spec.type === 'SEQUENCE' ? { answers: stepsOfSequence() } : {}),
    lesson_id,
    correct_msg: 'SECRET-never-0',
    incorrect_msg: 'SECRET-never-0',
    incorrect_msg_two: 'SECRET-never-0',
  }));
  const benchmark = await buildBenchmark(db, { course_id, questions: secretly });
  const { id: license_id } = await buildLicense(db, { max_users: people });
  const group = await buildGroup(db, { courses: [course_id], license_id, group_size: people });
  place = {
    group_id: group.id,
    course_id,
    lesson_id,
    study_project_id: project.id,
    questions: project.questions,
    benchmark_id: benchmark.id,
    summary_id: benchmark.summary_id ?? '',
  };
  const items = await db
    .selectFrom('answers')
    .select(['question_id', 'id'])
    .where('sequence', 'is not', null)
    .orderBy('question_id')
    .orderBy('sequence')
    .execute();
  for (const ofQuestion of Map.groupBy(items, ({ question_id }) => question_id).values())
    rightOrders.add(ofQuestion.map(({ id }) => id).join());
});

/** What one question has earned so far; the key is open once it is settled. */
type Earned = { right: boolean; misses: number };
type Shown = { id: string; answers: { id: string }[] };

/** Every list of ids in a reply that puts the items of a sequence in an order. */
function ordersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.every((item) => typeof item === 'string') ? [value.join()] : [];
  const shown = 'select_all' in value ? [(value as unknown as Shown).answers.map(({ id }) => id).join()] : [];
  return [...own, ...shown, ...Object.values(value).flatMap(ordersIn)];
}

/** Whether what a learner has done earns what the schema says of a field, and of the texts that begin with SECRET. */
const isEarned = (by: EarnedBy, { right, misses }: Earned) =>
  ({ RIGHT: right, FIRST_MISS: misses >= 1, SECOND_MISS: misses >= 2, SETTLED: right || misses >= 2 })[by];
const textsEarnedBy: Record<string, EarnedBy> = {
  right: 'RIGHT',
  hint: 'FIRST_MISS',
  opened: 'FIRST_MISS',
  wrong: 'SECOND_MISS',
  revealed: 'SETTLED',
};
const nothing: Earned = { right: false, misses: 0 };

/** What of the reply to an operation was not earned. `given` are orders the learner has made. */
function unearned(
  operation: string,
  text: string,
  earned: ReadonlyMap<string, Earned>,
  given: ReadonlySet<string>,
): string[] {
  const reply = JSON.parse(text) as { data?: Record<string, unknown> };
  const values = keyValuesIn(operation, reply.data?.[operation]);
  const tooEarly = values.filter(({ question, earnedBy }) => !isEarned(earnedBy, earned.get(question) ?? nothing));
  const found = tooEarly.map(({ field }) => field);
  for (const [, what = '', index] of text.matchAll(/SECRET-(\w+)-(\d)/g)) {
    const state = earned.get(place.questions[Number(index)] ?? '') ?? nothing;
    const by = textsEarnedBy[what];
    if (!by || !isEarned(by, state)) found.push(`SECRET-${what} of question ${index}`);
  }
  for (const order of ordersIn(reply))
    if (rightOrders.has(order) && !given.has(order)) found.push('the right order of a sequence');
  return found;
}

/** Somebody who works and looks everywhere; keeps what each reply gave away too early. */
class Learner {
  readonly found: string[] = [];
  readonly earned = new Map<string, Earned>();
  readonly given = new Set<string>();
  readonly random: () => number;
  readonly id: string;
  readonly token: string;
  replies = 0;

  constructor(seed: number, id: string, token: string) {
    this.id = id;
    this.random = seededRandom(inject('seed') + seed);
    this.token = token;
  }

  async ask(operation: string, variables: Record<string, unknown>): Promise<Record<string, any>> {
    const { text } = await send(this, documentOf(operation), variables);
    this.replies += 1;
    this.found.push(...unearned(operation, text, this.earned, this.given).map((what) => `${operation} shows ${what}`));
    return JSON.parse(text).data?.[operation] ?? {};
  }

  /** Looks at two places where something could stand that was not earned. */
  async lookAround(questionId: string): Promise<void> {
    const { group_id: groupId, course_id: courseId, lesson_id, study_project_id, benchmark_id, summary_id } = place;
    const places: [string, Record<string, unknown>][] = [
      ['question', { id: questionId }],
      ['questionResources', { questionId, groupId }],
      ['studyProject', { id: study_project_id, groupId }],
      ['studyProject', { id: study_project_id }],
      ['lesson', { where: { id: lesson_id }, groupId }],
      ['studentCourseProgress', { courseId, groupId }],
      ['benchmark', { id: benchmark_id, groupId }],
      ['summary', { id: summary_id, groupId }],
      ['viewer', {}],
    ];
    for (let looks = 0; looks < 2; looks++) {
      const [operation, variables] = places[Math.floor(this.random() * places.length)] as [
        string,
        Record<string, unknown>,
      ];
      await this.ask(operation, variables);
    }
  }
}

async function studyProject(learner: Learner): Promise<void> {
  const work = { group_id: place.group_id, study_project_id: place.study_project_id };
  const begun = await learner.ask('saveStudyProjectProgress', { data: { ...work, question_index: 0 } });
  for (const { question } of begun['attempt_questions']) {
    await learner.lookAround(question.id);
    const plan =
      [['right'], ['wrong', 'right'], ['wrong', 'wrong'], ['wrong'], []][Math.floor(learner.random() * 5)] ?? [];
    for (const verdict of plan) {
      const answer = await (verdict === 'right' ? rightAnswer : wrongAnswer)(server.db, question);
      if ('order' in answer) learner.given.add(answer.order.join());
      const { right, misses } = learner.earned.get(question.id) ?? { right: false, misses: 0 };
      learner.earned.set(question.id, verdict === 'right' ? { right: true, misses } : { right, misses: misses + 1 });
      await learner.ask('checkAnswer', { data: { ...work, question_id: question.id, answer } });
    }
    await learner.lookAround(question.id);
  }
}

/** Looks at a sitting that is over once more, as the result of it and as the answers of the course. */
async function lookBack(learner: Learner, type: 'BENCHMARK' | 'SUMMARY', attempt_id: string): Promise<void> {
  const { group_id, course_id } = place;
  await learner.ask('startAssessment', { data: { group_id, course_id, type, attempt_id } });
  await learner.ask('summaryResults', { where: { group_id, course_id, user_id: learner.id } });
}

/** Sits an assessment with one right answer, or with all of them; a passed summary is the last that asks its questions. */
async function assessment(learner: Learner, type: 'BENCHMARK' | 'SUMMARY', rights: 'ONE' | 'ALL'): Promise<string> {
  const { group_id, course_id } = place;
  const start = { data: { group_id, course_id, type, level: 1 } };
  const { id: attempt_id, questions, revision } = await learner.ask('startAssessment', start);
  const [first, ...others] = questions;
  const answer = await rightAnswer(server.db, first.question);
  if ('order' in answer) learner.given.add(answer.order.join());
  const answers = [{ question_id: first.question.id, answer }];
  await learner.ask('saveAssessmentDraft', { data: { group_id, attempt_id, revision, answers } });
  await learner.lookAround(first.question.id);
  await learner.ask('startAssessment', start);
  const data: object[] = [];
  if (rights === 'ALL') {
    for (const { question } of questions) learner.earned.set(question.id, { right: true, misses: 2 });
    for (const { question } of others) {
      const right = await rightAnswer(server.db, question);
      if ('order' in right) learner.given.add(right.order.join());
      data.push({ group_id, question_id: question.id, answer: right });
    }
  }
  const submission = { where: { group_id, attempt_id }, data };
  await learner.ask(type === 'BENCHMARK' ? 'saveBenchmarkAnswers' : 'saveSummaryAnswers', submission);
  await learner.lookAround(first.question.id);
  await lookBack(learner, type, attempt_id);
  return attempt_id;
}

async function join(user: BuiltUser): Promise<void> {
  await addGroupMember(server.db, place.group_id, user.id);
}

describe('the answer key (T4)', () => {
  it(
    `is in no reply before it is earned: ${attempts} attempts over all types`,
    async () => {
      const learners: Learner[] = [];
      const walk = async (seed: number) => {
        const user = await buildUser(server.db);
        await join(user);
        const learner = new Learner(seed, user.id, await server.tokenOf(user));
        learners.push(learner);
        await studyProject(learner);
        const benchmark = await assessment(learner, 'BENCHMARK', 'ONE');
        await assessment(learner, 'SUMMARY', 'ONE');
        await assessment(learner, 'SUMMARY', 'ALL');
        await lookBack(learner, 'BENCHMARK', benchmark);
      };
      for (let seed = 0; seed < people; seed += 10)
        await Promise.all(Array.from({ length: 10 }, (_, index) => walk(seed + index)));
      console.info(
        `${attempts} attempts of ${questionTypeNames.length} types, ${learners.reduce((sum, { replies }) => sum + replies, 0)} replies searched`,
      );
      expect(learners.flatMap(({ found }) => found)).toEqual([]);
      // The search itself works: what was earned was found by it in the replies.
      const settled = learners.flatMap(({ earned }) =>
        [...earned.values()].filter(({ right, misses }) => right || misses >= 2),
      );
      expect(settled.length).toBeGreaterThan(people * 6);
      expect(rightOrders.size).toBeGreaterThanOrEqual(2);
    },
    longTest,
  );

  it.each(outputFields.filter(({ earnedBy }) => earnedBy).map(({ address }) => address))(
    'is noticed by this search where it is shown: %s',
    (address) => {
      const [type = '', field = ''] = address.split('.');
      const id = place.questions[0] ?? '';
      const holder = { [field]: 'something' };
      const inside = { Answer: { answers: [holder] }, Concept: { concepts: [holder] } }[type] ?? holder;
      const text = JSON.stringify({ data: { question: { id, ...inside } } });
      const everything = new Map([[id, { right: true, misses: 2 }]]);
      expect(unearned('question', text, new Map(), new Set())).toEqual([address]);
      expect(unearned('question', text, everything, new Set())).toEqual([]);
    },
  );

  it('is noticed in a text and in an order too', () => {
    const id = place.questions[0] ?? '';
    const missed = new Map([[id, { right: false, misses: 2 }]]);
    const text = JSON.stringify({ data: { question: { id, question: 'SECRET-right-0' } } });
    expect(unearned('question', text, missed, new Set())).toEqual(['SECRET-right of question 0']);
    const [order = ''] = rightOrders;
    const orders = JSON.stringify({ extensions: { retry_order: order.split(',') } });
    expect(unearned('question', orders, new Map(), new Set())).toEqual(['the right order of a sequence']);
  });
});
