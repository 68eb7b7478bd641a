import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import type { AttentionReason } from './attention.ts';
import { isPutOff, putOffSchema } from './put-off.ts';

const today = '2026-11-22';
const quiet: AttentionReason = { rule: 'QUIET', since: '2026-11-01', days: 21 };
const late: AttentionReason = { rule: 'LATE_FOR_END', days: 26, finished: 2, total: 9, days_needed: 90 };

describe('a learner who was put off', () => {
  it.each([
    ['stays off the list until the day', '2026-11-23', [quiet], true],
    ['is on it again on that day', '2026-11-22', [quiet], false],
    ['is on it again once another rule holds', '2026-12-22', [quiet, late], false],
  ])('%s', (_case, until, reasons, off) => {
    expect(isPutOff({ until, rules: ['QUIET'] }, reasons, today)).toBe(off);
  });

  it('stays off it when one of the rules holds no more', () => {
    expect(isPutOff({ until: '2026-12-22', rules: ['QUIET', 'LATE_FOR_END'] }, [late], today)).toBe(true);
  });

  it('was put off by somebody', () => {
    expect(isPutOff(null, [quiet], today)).toBe(false);
  });
});

describe('the day until which a learner is put off', () => {
  it.each([
    ['2026-11-23', null],
    ['2027-11-23', null],
    ['2026-11-22', { field: 'until', code: 'DAY_PASSED' }],
    ['2027-11-24', { field: 'until', code: 'TOO_HIGH', maximum: 366 }],
    ['2026-02-30', { field: 'until', code: 'NOT_A_DAY' }],
    [undefined, { field: 'until', code: 'REQUIRED' }],
  ])('%s', (until, issue) => {
    expect(checkInput(putOffSchema(today), { until }).issues?.[0] ?? null).toEqual(issue);
  });
});
