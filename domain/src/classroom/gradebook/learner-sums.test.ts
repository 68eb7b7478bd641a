import { describe, expect, it } from 'vitest';
import { parseCells } from './cells.ts';
import type { GradebookColumn } from './gradebook.ts';
import { learnerSums } from './learner-sums.ts';

const column = (level: number, published = true): GradebookColumn => ({
  exercise_id: `x${level}${published}`,
  level,
  lesson_id: null,
  published,
});
const projects = {
  columns: [column(1), column(1, false), column(2), column(1, false)],
  cells: parseCells('0=3/4/2/100/1;1=4/4/4/50/1;2=1/2/0/30/2;2~1/2/20'),
};
const summaries = { columns: [column(1), column(2)], cells: parseCells('0=9/10/9/400/1') };

describe("a learner's sums", () => {
  it.each([
    [
      1,
      {
        complete: 3,
        exercises: 3,
        correct_answers: 16,
        first_try: 15,
        total_questions: 18,
        seconds_spent: 550,
        percent: 89,
        first_try_percent: 83,
      },
    ],
    [
      2,
      {
        complete: 1,
        exercises: 2,
        correct_answers: 1,
        first_try: 0,
        total_questions: 2,
        seconds_spent: 50,
        percent: 50,
        first_try_percent: 0,
      },
    ],
    [
      3,
      {
        complete: 0,
        exercises: 0,
        correct_answers: 0,
        first_try: 0,
        total_questions: 0,
        seconds_spent: 0,
        percent: null,
        first_try_percent: null,
      },
    ],
    [
      null,
      {
        complete: 4,
        exercises: 5,
        correct_answers: 17,
        incorrect_answers: 3,
        total_questions: 20,
        seconds_spent: 600,
        percent: 85,
        first_try_percent: 75,
      },
    ],
  ])('at level %j hold every kind of exercise', (level, sums) => {
    expect(learnerSums([projects, summaries], level)).toMatchObject(sums);
  });

  it('never count more finished than there are', () => {
    const { complete, exercises } = learnerSums([projects, summaries], null);
    expect(complete).toBeLessThanOrEqual(exercises);
  });
});
