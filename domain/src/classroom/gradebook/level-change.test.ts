import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells } from './cells.ts';
import { levelChange } from './level-change.ts';

const part = (...cells: string[]) => ({
  columns: [1, 2].map((level) => ({ exercise_id: `x${level}`, level, lesson_id: null, published: true })),
  learners: cells.map(parseCells),
});

const anyScore = fc.option(fc.integer({ min: 0, max: 20 }));
const cellOf = (corrects: number | null) => (corrects === null ? '' : `0=${corrects}/20/0/60/1`);

describe('the change from benchmark to summary', () => {
  it('compares only learners who have finished both', () => {
    const benchmarks = part('0=12/20/12/60/1', '0=4/20/4/60/1', '0=14/20/14/60/1');
    const summaries = part('0=18/20/18/60/1', '', '0=16/20/16/60/1');
    expect(levelChange(benchmarks, summaries, 1)).toEqual({
      level: 1,
      before: 65,
      after: 85,
      learners: 2,
      paired: true,
    });
  });

  it.each([
    [
      'only the benchmark is finished',
      part('0=8/20/8/60/1', ''),
      part('', ''),
      { before: 40, after: null, learners: 1 },
    ],
    ['only the summary is finished', part(''), part('0=8/20/8/60/1'), { before: null, after: 40, learners: 1 }],
    ['nobody has both', part('0=8/20/8/60/1', ''), part('', '0=16/20/9/60/1'), { before: 40, after: 80, learners: 2 }],
    ['nothing is finished', part('0~8/20/60', ''), part('', ''), { before: null, after: null, learners: 0 }],
    ['it was another level', part('1=8/20/8/60/1'), part('1=8/20/8/60/1'), { before: null, after: null, learners: 0 }],
  ])('stands for itself where %s', (_case, benchmarks, summaries, change) => {
    expect(levelChange(benchmarks, summaries, 1)).toEqual({ level: 1, paired: false, ...change });
  });

  it('does not depend on those who have finished one of the two, as long as somebody has finished both', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyScore, anyScore), { maxLength: 30 }), (scores) => {
        const both = scores.filter(([before, after]) => before !== null && after !== null);
        fc.pre(both.length > 0);
        const changeOf = (list: typeof scores) =>
          levelChange(
            part(...list.map(([before]) => cellOf(before))),
            part(...list.map(([, after]) => cellOf(after))),
            1,
          );
        expect(changeOf(scores)).toEqual(changeOf(both));
        expect(changeOf(scores)).toMatchObject({ learners: both.length, paired: true });
      }),
    );
  });
});
