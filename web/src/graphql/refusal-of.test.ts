import { CombinedError } from 'urql';
import { describe, expect, test } from 'vitest';
import { issueText } from '../texts/refusal-text.ts';
import { refusalOf } from './refusal-of.ts';

const error = (message: string, extensions: Record<string, unknown>) =>
  new CombinedError({ graphQLErrors: [{ message, extensions }] });

describe('refusalOf', () => {
  test('reads why and the field, and says it in the words of this app', () => {
    expect(refusalOf(error('for programs', { code: 'GROUP_KEY_UNKNOWN', field: 'group_key' }))).toEqual({
      code: 'GROUP_KEY_UNKNOWN',
      text: 'No group has this key. Check it letter by letter; capitals count.',
      field: 'group_key',
      details: {},
    });
  });

  test.each([
    ['an issue', { code: 'INVALID', issue: { code: 'TOO_LONG', maximum: 200 } }, 'Use at most 200 characters.'],
    [
      'seconds to wait',
      { code: 'RATE_LIMITED', retryAfter: 40 },
      'Too many tries. Please wait 40 seconds and try again.',
    ],
    [
      'minutes to wait',
      { code: 'RATE_LIMITED', retryAfter: 61 },
      'Too many tries. Please wait 2 minutes and try again.',
    ],
    [
      'the day a group opens',
      { code: 'NOT_STARTED_YET', opens: '2026-12-01' },
      'This group opens Dec 01 2026. Ask your instructor if you need it sooner.',
    ],
    [
      'that a group is over',
      { code: 'GROUP_LOCKED', ended: true },
      'This group has ended. Ask your instructor if you still need it.',
    ],
    [
      'which groups are in the way, and how many more',
      { code: 'IN_USE', groups: ['Soil', 'Rivers'], more: 3 },
      'These groups still use it: Soil, Rivers, and 3 more.',
    ],
    ['no time to wait', { code: 'RATE_LIMITED' }, 'Too many tries. Please wait 15 minutes and try again.'],
    ['a code of a newer server', { code: 'NEVER_HEARD' }, 'Oops! Something went wrong!'],
    [
      'an issue of a newer server',
      { code: 'INVALID', issue: { code: 'NEVER_HEARD' } },
      'Something in the form is not right. Check the marked fields.',
    ],
  ])('says %s', (_case, extensions, text) => {
    expect(refusalOf(error('for programs', extensions))?.text).toBe(text);
  });

  test.each([
    ['price', 'Enter an amount such as 1200.50.'],
    ['page_number', 'Enter a whole number.'],
    ['name', 'Check this entry: it is not in the right form.'],
  ])('says what the field %s takes', (field, text) => {
    expect(issueText({ code: 'WRONG_SHAPE', field })).toBe(text);
  });

  test('hands on what the server sent along', () => {
    expect(refusalOf(error('Changed.', { code: 'CONFLICT', revision: 4 }))?.details).toEqual({ revision: 4 });
  });

  test.each([
    ['no error', undefined],
    ['a bug', error('Oops! Something went wrong!', { code: 'INTERNAL', requestId: 'r' })],
    ['a call that does not fit', error('Unknown argument.', { code: 'BAD_REQUEST' })],
    ['an error without a code', error('Broken', {})],
    ['a lost connection', new CombinedError({ networkError: new Error('offline') })],
  ])('is null for %s', (_case, value) => {
    expect(refusalOf(value)).toBeNull();
  });

  test('finds the refusal among other errors', () => {
    const both = new CombinedError({
      graphQLErrors: [
        { message: 'Oops!', extensions: { code: 'INTERNAL' } },
        { message: 'Full.', extensions: { code: 'GROUP_FULL' } },
      ],
    });
    expect(refusalOf(both)?.code).toBe('GROUP_FULL');
  });
});
