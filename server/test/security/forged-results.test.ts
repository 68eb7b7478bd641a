import { questionTypeNames, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { seededRandom } from '@lectern/domain/random.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import type { AnswerSpec } from '../../seed/question.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../seed/school.ts';
import { testServer, type TestServer } from '../harness.ts';
import { howMany, longTest } from '../deep.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';

let server: TestServer;
let send: Send;
let place: { group_id: string; course_id: string; study_project_id: string };

/** Two questions of each type: one plain, and one with what makes grading hard: texts alike, distractors, several right ones. */
const hard: Record<QuestionType, AnswerSpec[]> = {
  MULTIPLE_CHOICE: [{ answer: 'a', is_correct: true }, { answer: 'b' }, { answer: 'c', is_correct: true }],
  SEQUENCE: ['wait', 'measure', 'wait', 'stop'].map((answer) => ({ answer })),
  TRUE_OR_FALSE: [
    { answer: 'x', is_correct: false },
    { answer: 'y', is_correct: false },
  ],
  CORRECT_OR_INCORRECT: [
    { answer: 'x', is_correct: true },
    { answer: 'y', is_correct: true },
  ],
  MATCHING: [
    { answer: 'lamp', match: 'light' },
    { answer: 'torch', match: 'light' },
    { answer: 'motor', match: 'motion' },
    { answer: '', match: 'sound' },
  ],
};

const asked = 2 * questionTypeNames.length;

beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
  const { db } = server;
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const specs = questionTypeNames.flatMap((type) => [{ type }, { type, answers: hard[type] }]);
  const project = await buildStudyProject(db, { lesson_id, cases: [specs] });
  await buildBenchmark(db, { course_id, questions: specs.map((spec) => ({ ...spec, lesson_id })) });
  const license = await buildLicense(db, { max_users: 1500 });
  const group = await buildGroup(db, { courses: [course_id], license_id: license.id, group_size: 1500 });
  place = { group_id: group.id, course_id, study_project_id: project.id };
  for (const { id, ...row } of await db.selectFrom('answers').selectAll().execute()) key.set(id, row);
});

type Key = {
  question_id: string;
  answer: string;
  is_correct: boolean | null;
  sequence: number | null;
  match: string | null;
};
type Shown = {
  id: string;
  type: QuestionType;
  answers: { id: string }[];
  concepts: { id: string }[];
  descriptions: { letter: string; description: string }[];
};
type Given = {
  chosen?: string[];
  order?: string[];
  placed?: boolean;
  rows?: Record<string, boolean>;
  letters?: Record<string, string>;
};

/** What the database says is right, by the id of the answer. */
const key = new Map<string, Key>();
const keysOf = (questionId: string) => [...key.entries()].filter(([, { question_id }]) => question_id === questionId);

/** Somebody who knows the key of a type of question and none of the server's rules. */
type Knowing = {
  /** Whether an answer is right. */
  verdict(question: Shown, given: Given): boolean;
  /** A complete answer of the right shape: often right, often nearly right, sometimes with what does not belong in it. */
  answer(question: Shown, off: () => boolean, random: () => number): Given;
};

const choice: Knowing = {
  verdict: ({ id: questionId }, { chosen }) => {
    const right = keysOf(questionId).filter(([, { is_correct }]) => is_correct);
    return (
      [...new Set(chosen)].toSorted().join() ===
      right
        .map(([id]) => id)
        .toSorted()
        .join()
    );
  },
  answer: ({ answers }, off) => {
    const ids = answers.map(({ id }) => id);
    const chosen = ids.filter((id) => (key.get(id)?.is_correct === true) !== off());
    const least = chosen.length === 0 ? ids.slice(0, 1) : [];
    return { chosen: [...chosen, ...least, ...(off() ? chosen : []), ...(off() ? ['no such id'] : [])] };
  },
};

const sequence: Knowing = {
  verdict: ({ id: questionId }, { order = [] }) => {
    const right = keysOf(questionId).toSorted(([, a], [, b]) => Number(a.sequence) - Number(b.sequence));
    const whole = order.length === right.length && new Set(order).size === order.length;
    return (
      whole && order.map((id) => key.get(id)?.answer).join('|') === right.map(([, { answer }]) => answer).join('|')
    );
  },
  answer: ({ answers }, off, random) => {
    const ids = answers.map(({ id }) => id);
    const order = ids.toSorted((a, b) => Number(key.get(a)?.sequence) - Number(key.get(b)?.sequence));
    if (off()) order.reverse();
    if (off()) order.push('no such id');
    if (off()) order[0] = order[1] ?? '';
    if (random() < 0.2) order.unshift(...order.splice(2, 1));
    return { order, placed: true };
  },
};

const markedRows: Knowing = {
  verdict: ({ id: questionId }, given) =>
    keysOf(questionId).every(([id, { is_correct }]) => given.rows?.[id] === is_correct),
  answer: ({ answers }, off) => ({
    rows: Object.fromEntries(answers.map(({ id }) => [id, (key.get(id)?.is_correct === true) !== off()])),
  }),
};

const matching: Knowing = {
  verdict: ({ concepts, descriptions }, { letters }) =>
    concepts.every(
      ({ id }) => descriptions.find(({ letter }) => letter === letters?.[id])?.description === key.get(id)?.match,
    ),
  answer: ({ concepts, descriptions }, off) => {
    const letterOf = (text: string | null | undefined) =>
      descriptions.findLast(({ description }) => description === text)?.letter ?? 'Z';
    const letters = concepts.map(({ id }) => [
      id,
      off() ? (descriptions[0]?.letter ?? 'A') : letterOf(key.get(id)?.match),
    ]);
    return { letters: Object.fromEntries(off() ? [...letters, ['no such id', 'A']] : letters) };
  },
};

const knowing: Readonly<Record<QuestionType, Knowing>> = {
  MULTIPLE_CHOICE: choice,
  SEQUENCE: sequence,
  TRUE_OR_FALSE: markedRows,
  CORRECT_OR_INCORRECT: markedRows,
  MATCHING: matching,
};

const verdict = (question: Shown, given: Given): boolean => knowing[question.type].verdict(question, given);

function anyAnswer(question: Shown, random: () => number): Given {
  const slip = random() < 0.5 ? 0 : 0.25;
  return knowing[question.type].answer(question, () => random() < slip, random);
}

async function learner(): Promise<{ token: string }> {
  const user = await buildUser(server.db);
  await addGroupMember(server.db, place.group_id, user.id);
  return { token: await server.tokenOf(user) };
}

const call = async (who: { token: string }, operation: string, variables: Record<string, unknown>) =>
  JSON.parse((await send(who, documentOf(operation), variables)).text).data[operation];

/** What is stored of an attempt: the verdict on each question, and the counts. */
async function stored(attempt_id: string) {
  const records = await server.db
    .selectFrom('answer_records')
    .select(['question_id', 'result', 'seconds_spent'])
    .where('attempt_id', '=', attempt_id)
    .execute();
  const result = await server.db
    .selectFrom('exercise_results')
    .selectAll()
    .where('attempt_id', '=', attempt_id)
    .executeTakeFirstOrThrow();
  return { verdicts: new Map(records.map(({ question_id, result: right }) => [question_id, right])), result, records };
}

const benchmarks = howMany({ sample: 100, deep: 1000 });
const projects = howMany({ sample: 20, deep: 200 });
const lies = { result: true, seconds_spent: 999_999 };

describe('a result that a browser sends (T5)', () => {
  it(
    `counts for nothing in ${benchmarks * asked} answers of ${benchmarks} benchmarks: what is stored is what the key says`,
    async () => {
      const wrong: string[] = [];
      let rights = 0;
      const submit = async (seed: number) => {
        const random = seededRandom(inject('seed') + seed);
        const who = await learner();
        const { group_id, course_id } = place;
        const { id: attempt_id, questions } = await call(who, 'startAssessment', {
          data: { group_id, course_id, type: 'BENCHMARK', level: 1 },
        });
        const answered: { question: Shown; given: Given }[] = questions.map(({ question }: { question: Shown }) => ({
          question,
          given: anyAnswer(question, random),
        }));
        const data = answered.map(({ question, given }) => ({
          group_id,
          question_id: question.id,
          answer: given,
          ...lies,
          result: random() < 0.5,
        }));
        const reply = await call(who, 'saveBenchmarkAnswers', { where: { group_id, attempt_id }, data });
        const { verdicts, result, records } = await stored(attempt_id);
        const right = answered.filter(({ question, given }) => verdict(question, given));
        rights += right.length;
        for (const { question, given } of answered)
          if (verdicts.get(question.id) !== verdict(question, given))
            wrong.push(`${question.type} ${JSON.stringify(given)}`);
        const counts = [result.corrects, result.incorrects, reply.result.corrects, reply.result.percent];
        if (
          counts.join() !==
          [right.length, asked - right.length, right.length, Math.round((100 * right.length) / asked)].join()
        )
          wrong.push(`counts ${counts.join()}`);
        if (records.some(({ seconds_spent }) => seconds_spent > 1800))
          wrong.push('more than half an hour on one question');
      };
      for (let seed = 0; seed < benchmarks; seed += 10)
        await Promise.all(Array.from({ length: 10 }, (_, index) => submit(seed + index)));
      console.info(`${benchmarks} forged benchmarks, ${rights} of ${benchmarks * asked} answers right`);
      expect(wrong).toEqual([]);
      expect(rights).toBeGreaterThan(benchmarks * 2.8);
      expect(rights).toBeLessThan(benchmarks * 9.4);
    },
    longTest,
  );

  // D1-3.33–3.35, 7.44, 7.50
  it(
    `counts for nothing in ${projects} study projects: a question is solved within two tries or not`,
    async () => {
      const wrong: string[] = [];
      const work = async (seed: number) => {
        const random = seededRandom(inject('seed') + seed + 5000);
        const who = await learner();
        const { group_id, study_project_id } = place;
        const { id: attempt_id, attempt_questions } = await call(who, 'saveStudyProjectProgress', {
          data: { group_id, study_project_id, question_index: 0 },
        });
        const tries = new Map<string, boolean[]>();
        for (let round = 0; round < 3; round++) {
          const data = attempt_questions.map(({ question }: { question: Shown }) => {
            const given = anyAnswer(question, random);
            const verdicts = tries.get(question.id) ?? [];
            if (verdicts.length < 2 && !verdicts.includes(true))
              tries.set(question.id, [...verdicts, verdict(question, given)]);
            return { group_id, study_project_id, question_id: question.id, answer: given, ...lies };
          });
          await call(who, 'saveAnswers', { data });
        }
        const forged = {
          group_id,
          type: 'STUDY_PROJECT',
          exercise_id: study_project_id,
          corrects: asked,
          incorrects: 0,
        };
        const reply = await call(who, 'saveExerciseResult', { data: forged });
        const { verdicts, result } = await stored(attempt_id);
        for (const [id, list] of tries)
          if (verdicts.get(id) !== list.includes(true)) wrong.push(`${id} ${list.join()}`);
        const solved = [...tries.values()].filter((list) => list.includes(true)).length;
        const atOnce = [...tries.values()].filter(([first]) => first).length;
        const counts = [
          result.corrects,
          result.incorrects,
          result.first_try_corrects,
          reply.corrects,
          reply.first_try_corrects,
        ];
        if (counts.join() !== [solved, asked - solved, atOnce, solved, atOnce].join())
          wrong.push(`counts ${counts.join()}`);
      };
      for (let seed = 0; seed < projects; seed += 10)
        await Promise.all(Array.from({ length: 10 }, (_, index) => work(seed + index)));
      expect(wrong).toEqual([]);
    },
    longTest,
  );
});

describe('many answers to one question in one call (T6)', () => {
  it.each([
    ['right first', [true, false, false], { result: true, first_try: true, tries: 1 }],
    ['right second', [false, true, false], { result: true, first_try: false, tries: 2 }],
    ['right third', [false, false, true], { result: false, first_try: false, tries: 2 }],
    [
      'right last of ten',
      [...Array.from({ length: 9 }, () => false), true],
      { result: false, first_try: false, tries: 2 },
    ],
  ])('are tries one after the other, two at most: %s', async (_case, verdicts, expected) => {
    const who = await learner();
    const { group_id, study_project_id } = place;
    const begun = await call(who, 'saveStudyProjectProgress', {
      data: { group_id, study_project_id, question_index: 0 },
    });
    const rows: Shown = begun.attempt_questions.find(
      ({ question }: { question: Shown }) => question.type === 'TRUE_OR_FALSE',
    ).question;
    const data = verdicts.map((right) => {
      const given = rows.answers.map(({ id }) => [id, (key.get(id)?.is_correct === true) === right]);
      return { group_id, study_project_id, question_id: rows.id, answer: { rows: Object.fromEntries(given) } };
    });
    expect(await call(who, 'saveAnswers', { data })).toMatchObject({ saved: 1, exercise_result: null });
    const records = await server.db
      .selectFrom('answer_records')
      .select(['result', 'first_try', 'tries'])
      .where('attempt_id', '=', begun.id)
      .execute();
    expect(records).toEqual([expected]);
    expect((await stored(begun.id)).result).toMatchObject({ questions_done: 1, corrects: expected.result ? 1 : 0 });
  });
});
