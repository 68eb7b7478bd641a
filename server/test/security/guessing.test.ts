import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { testServer, type TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';

let server: TestServer;
let send: Send;
let place: { group_id: string; course_id: string };
let study_project_id: string;

const learners = howMany({ sample: 4, deep: 67 });
const types: QuestionType[] = [
  ...Array.from({ length: 90 }, () => 'SEQUENCE' as const),
  ...Array.from({ length: 60 }, () => 'MATCHING' as const),
  ...Array.from({ length: 60 }, () => 'MULTIPLE_CHOICE' as const),
];

/** The place of each item in its sequence from 0, the description of each concept, and the choices that are right. */
const places = new Map<string, number>();
const matches = new Map<string, string>();
const rights = new Set<string>();

beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
  place = await server.db.transaction().execute(async (db) => {
    const { id: course_id } = await buildCourse(db, { levels: 4 });
    const { id: lesson_id } = await buildLesson(db, { course_id });
    study_project_id = (await buildStudyProject(db, { lesson_id, cases: [types.map((type) => ({ type }))] })).id;
    for (const level of [1, 2, 3, 4])
      await buildBenchmark(db, { course_id, level, questions: types.map((type) => ({ type, lesson_id })) });
    const group = await buildGroup(db, { courses: [course_id], group_size: 100 });
    return { group_id: group.id, course_id };
  });
  for (const { id, sequence, match, is_correct } of await server.db
    .selectFrom('answers')
    .select(['id', 'sequence', 'match', 'is_correct'])
    .execute()) {
    if (is_correct) rights.add(id);
    if (sequence !== null) places.set(id, sequence - 1);
    if (match !== null) matches.set(id, match);
  }
}, 60_000);

type Shown = {
  type: QuestionType;
  answers: { id: string }[];
  concepts: { id: string }[];
  descriptions: { description: string }[];
};

/** Every question a learner is shown in a study project and four benchmarks. */
async function questionsOf(): Promise<Shown[]> {
  const user = await buildUser(server.db);
  await addGroupMember(server.db, place.group_id, user.id);
  const who = { token: await server.tokenOf(user) };
  const { group_id, course_id } = place;
  const calls: [operation: string, data: Record<string, unknown>][] = [
    ['saveStudyProjectProgress', { group_id, study_project_id, question_index: 0 }],
    ...[1, 2, 3, 4].map((level): [string, Record<string, unknown>] => [
      'startAssessment',
      { group_id, course_id, type: 'BENCHMARK', level },
    ]),
  ];
  const shown: Shown[] = [];
  for (const [operation, data] of calls) {
    const begun = JSON.parse((await send(who, documentOf(operation), { data })).text).data[operation];
    const asked: { question: Shown }[] = begun.attempt_questions ?? begun.questions;
    shown.push(...asked.map(({ question }) => question));
  }
  return shown;
}

const orders = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
const hits = (order: readonly number[]) => order.filter((item, index) => item === index).length;

/** How many places somebody hits by chance: the mean and the variance over all orders that can be. */
function chanceOf(possible: readonly (readonly number[])[]): { mean: number; variance: number } {
  const counts = possible.map(hits);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { mean, variance: counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length };
}

/** How far from chance the hits are, in standard deviations. */
function deviation(found: readonly number[], { mean, variance }: { mean: number; variance: number }): number {
  const sum = found.reduce((total, count) => total + count, 0);
  return (sum - found.length * mean) / Math.sqrt(found.length * variance);
}

/**
 * A leak shows as tens of standard deviations. Of 1,000 runs without a leak, 3 exceed three deviations by chance in each
 * way of guessing; beyond 4.5 it is 7 in a million.
 */
const most = 4.5;
const all = orders([0, 1, 2, 3]);
const neverRight = all.filter((order) => hits(order) < 4);
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
const rotated = <Item>([first, ...others]: readonly Item[]): Item[] => [...others, first as Item];

describe('guessing by ids and orders (T4)', () => {
  it(
    'gets no further than chance with sequences, matching questions and choices, however many are asked',
    async () => {
      const shown: Shown[] = [];
      for (let learner = 0; learner < learners; learner++) shown.push(...(await questionsOf()));
      const sequences = shown.filter(({ type }) => type === 'SEQUENCE').map(({ answers }) => answers);
      const matching = shown.filter(({ type }) => type === 'MATCHING');
      const choices = shown.filter(({ type }) => type === 'MULTIPLE_CHOICE').map(({ answers }) => answers);
      expect([sequences.length, matching.length, choices.length]).toEqual(
        [450, 300, 300].map((count) => learners * count),
      );

      const placed = (items: readonly { id: string }[]) => hits(items.map(({ id }) => places.get(id) ?? -1));
      // Ids belong to the question, so that its order by ids is the same for every learner: each question counts once.
      const once = sequences.slice(0, 450);
      const chosen = (items: readonly { id: string }[], at: number) => (rights.has(items[at]?.id ?? '') ? 1 : 0);
      const joined = (concepts: readonly { id: string }[], { descriptions }: Shown) =>
        concepts.filter(({ id }, index) => matches.get(id) === descriptions[index]?.description).length;
      const found = {
        'sequence as shown': deviation(sequences.map(placed), chanceOf(neverRight)),
        'sequence backwards': deviation(
          sequences.map((items) => placed(items.toReversed())),
          chanceOf(neverRight.map((order) => order.toReversed())),
        ),
        'sequence rotated': deviation(
          sequences.map((items) => placed(rotated(items))),
          chanceOf(neverRight.map(rotated)),
        ),
        'sequence by ids': deviation(
          once.map((items) => placed(items.toSorted(byId))),
          chanceOf(all),
        ),
        'sequence by ids backwards': deviation(
          once.map((items) => placed(items.toSorted(byId).toReversed())),
          chanceOf(all),
        ),
        'letters as shown': deviation(
          matching.map((one) => joined(one.concepts, one)),
          chanceOf(all),
        ),
        'letters backwards': deviation(
          matching.map((one) => joined(one.concepts.toReversed(), one)),
          chanceOf(all),
        ),
        'letters by ids': deviation(
          matching.map((one) => joined(one.concepts.toSorted(byId), one)),
          chanceOf(all),
        ),
        'letters by ids backwards': deviation(
          matching.map((one) => joined(one.concepts.toSorted(byId).toReversed(), one)),
          chanceOf(all),
        ),
        ...Object.fromEntries(
          [0, 1, 2, 3].map((at) => [
            `choice ${at + 1}`,
            deviation(
              choices.map((items) => chosen(items, at)),
              { mean: 1 / 4, variance: 3 / 16 },
            ),
          ]),
        ),
      };
      console.info(
        `${sequences.length} sequences, ${matching.length} matching questions and ${choices.length} choices; deviations from chance: ${Object.entries(
          found,
        )
          .map(([way, value]) => `${way} ${value.toFixed(2)}`)
          .join(', ')}`,
      );
      expect(Object.entries(found).filter(([, value]) => !(Math.abs(value) < most))).toEqual([]);
      expect(sequences.filter((items) => placed(items) === 4)).toEqual([]);
    },
    longTest,
  );

  it('is told from chance by this measure where something leaks', () => {
    expect(
      deviation(
        Array.from({ length: 450 }, (_, index) => (index % 10 === 0 ? 4 : 1)),
        chanceOf(all),
      ),
    ).toBeGreaterThan(most);
    expect(chanceOf(all)).toEqual({ mean: 1, variance: 1 });
    expect(chanceOf(neverRight).mean).toBeCloseTo(20 / 23);
  });
});
