import { describe, expect, it } from 'vitest';
import { progressOf, untouched } from './question-progress.ts';

describe('the progress of a question', () => {
  it('is untouched where the attempt has none', () => {
    expect(progressOf({}, 'q1')).toBe(untouched);
    expect(progressOf({ q1: { ...untouched, incorrect_count: 1 } }, 'q1').incorrect_count).toBe(1);
    expect(untouched).toEqual({ answer: null, seconds: 0, incorrect_count: 0, last_result: null, retry_order: null });
  });

  it.each(['constructor', '__proto__', 'toString'])('is untouched for %s too, which every object inherits', (id) => {
    expect(progressOf({}, id)).toBe(untouched);
  });
});
