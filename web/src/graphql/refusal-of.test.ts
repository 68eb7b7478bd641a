import { CombinedError } from 'urql';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const error = (message: string, extensions: Record<string, unknown>) =>
  new CombinedError({ graphQLErrors: [{ message, extensions }] });

describe('refusalOf', () => {
  test('reads why, the sentence and the field', () => {
    expect(refusalOf(error('No group has this key.', { code: 'GROUP_KEY_UNKNOWN', field: 'group_key' }))).toEqual({
      code: 'GROUP_KEY_UNKNOWN',
      text: 'No group has this key.',
      field: 'group_key',
      details: {},
    });
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
