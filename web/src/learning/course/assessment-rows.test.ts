import { expect, test } from 'vitest';
import { assessmentOf, finished, open } from '../../../test/values.ts';
import { assessmentRows } from './assessment-rows.ts';

const complete = (level: number) =>
  assessmentOf(level, { state: 'COMPLETE', latest: finished(16, 20), percent: 80 }) as never;
const untouched = (level: number, values = {}) => assessmentOf(level, values) as never;
const started = (level: number, saved_at: string, question = 4) =>
  assessmentOf(level, { state: 'STARTED', open: open(question, 20, saved_at) }) as never;
const seen = (rows: ReturnType<typeof assessmentRows>) => rows.map(({ level, state }) => [level, state]);

test('a level shows its own, and nothing where it is not published', () => {
  expect(seen(assessmentRows([complete(1), untouched(2)], 2))).toEqual([[2, 'NOT_STARTED']]);
  expect(assessmentRows([complete(1)], 2)).toEqual([]);
});

test('all levels can be sat at once where more than one is left; complete ones are left out', () => {
  const rows = assessmentRows([complete(1), untouched(2), untouched(3, { time: null })], 'all');
  expect(rows[0]).toMatchObject({ level: 'all', state: 'NOT_STARTED', total_questions: 40, time: 1200, leftOut: [1] });
  expect(seen(rows.slice(1))).toEqual([
    [1, 'COMPLETE'],
    [2, 'NOT_STARTED'],
    [3, 'NOT_STARTED'],
  ]);
});

test.each([
  ['one level is left', [complete(1), untouched(2)]],
  ['none is left', [complete(1), complete(2)]],
  ['another sitting is open', [started(1, '2026-11-20'), untouched(2), untouched(3)]],
  ['what is left is locked', [untouched(1, { state: 'LOCKED' }), untouched(2, { state: 'LOCKED' })]],
])('they cannot where %s', (_case, assessments) => {
  expect(assessmentRows(assessments, 'all').map(({ level }) => level)).not.toContain('all');
});

test('an open sitting over several levels is one row, and is taken up from each of its levels', () => {
  const assessments = [complete(1), started(2, '2026-11-20'), started(3, '2026-11-20')];
  const sitting = { question: 4, done: 6, total: 40, saved_at: '2026-11-20' };
  expect(assessmentRows(assessments, 'all')[0]).toMatchObject({ level: 'all', state: 'STARTED', open: sitting });
  expect(seen(assessmentRows(assessments, 'all'))).toEqual([
    ['all', 'STARTED'],
    [1, 'COMPLETE'],
  ]);
  expect(assessmentRows(assessments, 3)).toMatchObject([{ level: 'all', state: 'STARTED', open: sitting }]);
});

test('two open sittings of one level each stay two', () => {
  const rows = assessmentRows([started(1, '2026-11-20'), started(2, '2026-11-21', 20)], 'all');
  expect(seen(rows)).toEqual([
    [1, 'STARTED'],
    [2, 'STARTED'],
  ]);
  expect(rows[1]?.open).toMatchObject({ question: 20, total: 20 });
});
