import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { anotherAttemptForm, whyNotAllowAnother } from './another-attempt.ts';

describe('another attempt', () => {
  it.each([
    ['that is complete', { closed: 'ALREADY_COMPLETE', isOpen: false, granted: false }, null],
    ['without attempts left', { closed: 'NO_ATTEMPTS_LEFT', isOpen: false, granted: false }, null],
    ['that is allowed again already', { closed: null, isOpen: false, granted: true }, 'TAKEN'],
    ['that can be begun', { closed: null, isOpen: false, granted: false }, 'NOT_COMPLETE'],
    ['that is being taken', { closed: 'ALREADY_COMPLETE', isOpen: true, granted: false }, 'NOT_COMPLETE'],
  ] as const)('at an assessment %s', (_which, standing, code) => {
    expect(whyNotAllowAnother(standing)).toBe(code);
  });

  it.each([
    ['Ill on the day', null],
    ['   ', 'REQUIRED'],
    ['x'.repeat(1001), 'TOO_LONG'],
  ])('has a reason: "%.20s"', (reason, code) => {
    expect(checkInput(anotherAttemptForm, { reason }).issues?.[0].code ?? null).toBe(code);
  });
});
