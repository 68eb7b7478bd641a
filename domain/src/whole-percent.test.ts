import { expect, it } from 'vitest';
import { wholePercent } from './whole-percent.ts';

it.each([
  [0, 0],
  [0.4, 0],
  [49.5, 50],
  [66.4, 66],
  [99.4, 99],
  [99.6, 99],
  [99.999, 99],
  [100, 100],
])('%d percent reads as %d', (percent, shown) => {
  expect(wholePercent(percent)).toBe(shown);
});
