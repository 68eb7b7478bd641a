import { describe, expect, test } from 'vitest';
import { gainFormats } from './gain-formats.ts';

const { pointsText, ratioText } = gainFormats('en-US');

describe('gains', () => {
  test.each([
    [7 / 8, '0.88'],
    // What 7 of 8 may have become on the way.
    [1 - 1 / 8 - Number.EPSILON, '0.88'],
    [-7 / 8, '-0.88'],
    [1 / 8, '0.13'],
    [0, '0.00'],
    [1, '1.00'],
  ])('the share %d reads %s', (share, text) => {
    expect(ratioText(share)).toBe(text);
  });

  test('in points have their sign', () => {
    expect([21, 0, -3].map(pointsText)).toEqual(['+21', '0', '-3']);
  });

  test('are rounded alike in every language', () => {
    expect(gainFormats('es').ratioText(7 / 8)).toBe('0,88');
    expect(gainFormats('ar-u-nu-latn').ratioText(7 / 8)).toBe('0.88');
  });
});
