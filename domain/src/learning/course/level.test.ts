import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelChoices, lowestLevel, parseLevel } from './level.ts';

describe('a level in an address', () => {
  it.each([
    ['1', 2, 1],
    ['2', 2, 2],
    ['3', 2, null],
    ['4', 4, 4],
    ['5', 4, null],
    ['0', 4, null],
    ['all', 2, 'all'],
    ['ALL', 2, null],
    ['', 4, null],
    [' 1', 4, null],
    ['01', 4, null],
    ['1.0', 4, null],
    ['1e0', 4, null],
    ['-1', 4, null],
    ['١', 4, null],
    ['__proto__', 4, null],
  ])('%j of a course with %i levels is %j', (text, levels, level) => {
    expect(parseLevel(text, levels)).toBe(level);
  });

  it('is one of the choices of the course, or refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (text, levels) => {
        expect([null, ...levelChoices(levels)]).toContain(parseLevel(text, levels));
      }),
    );
  });
});

describe('the level choices', () => {
  // D1-2.129, 9.08, 9.09
  it.each([
    [2, [1, 2, 'all']],
    [3, [1, 2, 3, 'all']],
    [4, [1, 2, 3, 4, 'all']],
  ])('of a course with %i levels run from 1 to them, plus all', (levels, choices) => {
    expect(levelChoices(levels)).toEqual(choices);
  });

  it('begin with level 1', () => {
    expect(lowestLevel).toBe(1);
  });
});
