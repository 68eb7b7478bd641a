import { describe, expect, it } from 'vitest';
import { resumeIndex } from './resume-index.ts';

describe('a saved draft resumes', () => {
  // D1-4.44–4.46
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 4],
    [2_147_483_647, 5, 4],
    [-1, 5, 0],
    [2.9, 5, 2],
    [3, 0, 0],
  ])('at index %d of %i questions: %i', (index, questions, resumed) => {
    expect(resumeIndex(index, questions)).toBe(resumed);
  });
});
