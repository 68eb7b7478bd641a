import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['٤٢', '42'],
  ['۴۲', '42'],
  ['４２', '42'],
  ['١٢٫٥', '12.5'],
  ['١٬٢٠٠', '1200'],
  ['\u200f٣٠', '30'],
  ['-٣', '-3'],
  ['42', '42'],
  ['twelve', 'twelve'],
])('%s is read as %s', (typed, read) => expect(latinDigits(typed)).toBe(read));
