import { randomUUID } from 'node:crypto';
import { progressAfter, type QuestionSave } from '@lectern/domain/learning/attempt/after-save.ts';
import { untouched, type QuestionProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { isAnswered } from '@lectern/domain/learning/question/answered.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { sampleOf } from '@lectern/domain/learning/question/question-keys.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anyRandom, anyShownQuestion } from '../../../../domain/test/any-question.ts';
import { buildBenchmark, buildCourse, buildLesson } from '../../../seed/content.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer } from '../../../test/harness.ts';
import { savedProgress } from './saved-progress.ts';

const anyAnswer = fc.constantFrom<Answer>(
  { chosen: ['a'] },
  { chosen: [] },
  { order: ['a', 'b'], placed: true },
  { rows: { a: true } },
  { letters: { a: 'B', 'quo"te': 'C' } },
);
const seconds = fc.nat({ max: 1800 });
const save = fc.record<QuestionSave>({ answer: anyAnswer, seconds }, { requiredKeys: [] });
const progress = fc
  .record({ answer: fc.option(anyAnswer), seconds })
  .map((one): QuestionProgress => ({ ...untouched, ...one }));
const id = fc.constantFrom('q1', 'q2', 'q3', '__proto');

it(
  'the database merges a save of an open sitting as the rule says',
  async () => {
    const { db } = await testServer();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(id, progress), fc.dictionary(id, save), async (before, saves) => {
        const [held, given] = [{ ...before }, { ...saves }];
        const { rows } = await sql<{ after: unknown }>`/* merged-progress */
        select ${savedProgress(sql`p.held`, given)} as after from (select ${JSON.stringify(held)}::jsonb as held) p`.execute(
          db,
        );
        expect(rows[0]?.after).toEqual(progressAfter(held, given));
      }),
      { numRuns: howMany({ sample: 200, deep: 20_000 }) },
    );
  },
  longTest,
);

/** What somebody may have left of an answer: all of it, none, or a part of what it holds. */
function partOf(answer: Answer, keeps: () => boolean): Answer {
  const some = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(() => keeps()));
  if ('rows' in answer) return { rows: some(answer.rows) };
  if ('letters' in answer) return { letters: some(answer.letters) };
  if ('chosen' in answer) return { chosen: answer.chosen.filter(() => keeps()) };
  return { ...answer, placed: keeps() };
}

it(
  'the database counts the answered questions of an open sitting as the rule says',
  async () => {
    const { db } = await testServer();
    const { id: course_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    await buildBenchmark(db, { course_id, questions: [{ type: 'SEQUENCE', lesson_id }] });
    const { id: question_id } = await db.selectFrom('questions').select('id').executeTakeFirstOrThrow();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyShownQuestion, anyRandom), { maxLength: 6 }), async (given) => {
        const asked = given.map(([{ content, shown }, random], index) => {
          const answer = partOf(sampleOf(content.type).rightAnswer(content.answers, shown), () => random() < 0.8);
          const answered = isAnswered(learnerQuestion(content, shown, false), answer);
          return { content, id: `q${index}`, exercise_id: randomUUID(), answer, answered };
        });
        const versions =
          asked.length === 0
            ? []
            : await db
                .insertInto('question_versions')
                .values(asked.map(({ content }) => ({ question_id, content: JSON.stringify(content) })))
                .returning('id')
                .execute();
        const questions = asked.map(({ id: at, exercise_id, content: { type } }, index) => ({
          question_id: at,
          exercise_id,
          type,
          version_id: versions[index]?.id,
        }));
        const held = Object.fromEntries(asked.map(({ id: at, answer }) => [at, { ...untouched, answer }]));
        const countOf = async (exercise: string | null) => {
          const { rows } = await sql<{ count: number }>`/* answered-questions */
          select answered_questions(${JSON.stringify(questions)}::jsonb, ${JSON.stringify(held)}::jsonb, ${exercise}::uuid) as count`.execute(
            db,
          );
          return rows[0]?.count;
        };
        expect(await countOf(null)).toBe(asked.filter(({ answered }) => answered).length);
        for (const { exercise_id, answered } of asked) expect(await countOf(exercise_id)).toBe(answered ? 1 : 0);
      }),
      { numRuns: howMany({ sample: 60, deep: 2000 }) },
    );
  },
  longTest,
);
