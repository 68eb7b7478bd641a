import { seededRandom } from '@lectern/domain/random.ts';
import { expect, inject, it } from 'vitest';
import type { AssessmentProgress } from '../course/progress-view.ts';
import type { StartFacts } from './assessment-facts.ts';
import { drawSitting } from './draw-sitting.ts';

const content = {
  type: 'TRUE_OR_FALSE',
  question: 'Is it so?',
  answers: [{ id: 'a', answer: 'It is.', is_correct: true }],
};
const questions = ['q1', 'q2', 'q3', 'q4'].map((question_id) => ({
  question_id,
  lesson_id: 'lesson',
  level: 1,
  benchmark_id: 'benchmark',
  content,
}));
const summary: Partial<AssessmentProgress> = {
  id: 'summary',
  type: 'SUMMARY',
  level: 1,
  benchmark_id: 'benchmark',
  questions_per_lesson: 2,
};

/** Which questions a summary asks, after some were asked in the benchmark and in earlier summaries. */
function askedAfter(asked: Readonly<Record<string, readonly string[]>>, draw = 0): string[] {
  const asked_before = Object.entries(asked).flatMap(([exercise_id, ids]) =>
    ids.map((question_id) => ({ exercise_id, question_id })),
  );
  const facts: Partial<Record<keyof StartFacts, unknown>> = { lessons: [], questions, asked_before };
  const drawn = drawSitting(facts as StartFacts, [summary as AssessmentProgress], seededRandom(inject('seed') + draw));
  return drawn.map(({ question_id }) => question_id).toSorted();
}

it.each([1, 2, 3, 4, 5])('a first summary asks what the benchmark asked (%i)', (draw) => {
  expect(askedAfter({ benchmark: ['q1', 'q2'] }, draw)).toEqual(['q1', 'q2']);
});

it.each([1, 2, 3, 4, 5])('a later one asks what no summary has asked, whatever the benchmark asked (%i)', (draw) => {
  expect(askedAfter({ benchmark: ['q1', 'q2'], summary: ['q1', 'q2'] }, draw)).toEqual(['q3', 'q4']);
});

it('who has sat no benchmark is asked anything', () => {
  expect(askedAfter({})).toHaveLength(2);
});
