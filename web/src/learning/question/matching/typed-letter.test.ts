import { expect, test } from 'vitest';
import { typedLetter } from './typed-letter.ts';

test.each([
  [{ key: 'b', code: 'KeyB' }, 'B'],
  [{ key: 'B', code: 'KeyB' }, 'B'],
  [{ key: 'ش', code: 'KeyA' }, 'A'],
  [{ key: 'Tab', code: 'Tab' }, null],
  [{ key: 'F1', code: 'F1' }, null],
  [{ key: '1', code: 'Digit1' }, null],
])('the key %j stands for %s', (key, letter) => {
  expect(typedLetter(key)).toBe(letter);
});
