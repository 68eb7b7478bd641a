import { describe, expect, it } from 'vitest';
import { parseCells } from './cells.ts';
import type { GradebookColumn } from './gradebook.ts';
import { learnerScore, learnerScores } from './learner-score.ts';

const columns: GradebookColumn[] = [1, 2].map((level) => ({
  exercise_id: `summary-${level}`,
  level,
  lesson_id: null,
  published: true,
}));

describe("a learner's score", () => {
  it.each([
    ['0=9/12/7/300/2;1=3/4/3/100/1', 1, 75],
    ['0=9/12/7/300/2;1=3/4/3/100/1', 2, 75],
    ['0=9/12/7/300/2;1=4/4/3/100/1', null, 81],
    ['0=9/12/7/300/2;1=4/4/3/100/1', 3, null],
    ['0~5/12/60', 1, null],
    ['', null, null],
    ['0~5/12/60;0=12/12/12/300/1', 1, 100],
    ['5=4/4/4/10/1', null, null],
  ])('of %j at level %j is %j', (text, level, score) => {
    expect(learnerScore(columns, parseCells(text), level)).toBe(score);
  });

  it('is asked of everybody and given by those who have one', () => {
    const learners = ['0=1/2/1/5/1', '', '0=2/2/1/5/1', '0~1/2/3'].map(parseCells);
    expect(learnerScores(columns, learners, 1)).toEqual([50, 100]);
  });
});
