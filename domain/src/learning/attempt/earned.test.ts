import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../test/any-question.ts';
import { afterCheck } from '../study-project/question-flow.ts';
import { untried } from './question-state.ts';
import { earnedIn, everythingEarned, nothingEarned } from './earned.ts';

const content = questionOf('MULTIPLE_CHOICE', [{ is_correct: true }, { is_correct: false }]);
const after = (...verdicts: boolean[]) => earnedIn(verdicts.reduce(afterCheck, untried), content);
const [correct_msg, incorrect_msg, incorrect_msg_two] = [
  '<p>correct_msg</p>',
  '<p>incorrect_msg</p>',
  '<p>incorrect_msg_two</p>',
];

describe('what a learner has earned of the key', () => {
  it('is nothing before the first try', () => {
    expect(after()).toEqual(nothingEarned);
    expect(nothingEarned).toEqual({
      key: false,
      hint: false,
      correct_msg: null,
      incorrect_msg: null,
      incorrect_msg_two: null,
    });
  });

  it('is the key and correct_msg after a correct try', () => {
    expect(after(true)).toEqual({ ...nothingEarned, key: true, correct_msg });
  });

  // D1-4.31–4.37, 9.04
  it('is the hint showing incorrect_msg after the first wrong try', () => {
    expect(after(false)).toEqual({ ...nothingEarned, hint: true, incorrect_msg });
  });

  // D1-4.31–4.37, 9.04
  it('is incorrect_msg_two with the answer revealed after the second', () => {
    expect(after(false, false)).toEqual({ key: true, hint: true, correct_msg: null, incorrect_msg, incorrect_msg_two });
  });

  it('is correct_msg, and no incorrect_msg_two, after a wrong and a correct try', () => {
    expect(after(false, true)).toEqual({ key: true, hint: true, correct_msg, incorrect_msg, incorrect_msg_two: null });
  });

  it('does not grow by more tries than there are', () => {
    expect(after(false, false, true)).toEqual(after(false, false));
    expect(after(true, false, false)).toEqual(after(true));
  });

  it('leaves out messages the author has not written', () => {
    const bare = { ...content, correct_msg: null, incorrect_msg: null, incorrect_msg_two: null };
    expect(earnedIn({ incorrect_count: 2, last_result: false }, bare)).toEqual({
      ...nothingEarned,
      key: true,
      hint: true,
    });
  });
});

describe('what those see of the key who write it', () => {
  it('is all of it, tried or not', () => {
    const all = { key: true, hint: true, correct_msg, incorrect_msg, incorrect_msg_two };
    expect(everythingEarned(content)).toEqual(all);
  });
});
