import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { renewalListSchema, renewalTone } from './renewals.ts';

// D2-4.30
it.each([
  [400, 'green'],
  [91, 'green'],
  [90, 'blue'],
  [61, 'blue'],
  [60, 'yellow'],
  [31, 'yellow'],
  [30, 'red'],
  [1, 'red'],
  [0, 'red'],
  [-30, 'red'],
] as const)('with %i days left the tone is %s', (days, tone) => {
  expect(renewalTone(days)).toBe(tone);
});

describe('the licenses that end within some days', () => {
  const issuesOf = (daysToRenewal: number) =>
    checkInput(renewalListSchema, { daysToRenewal, search: '', pageSize: 20 }).issues;

  it.each([30, 60, 90])('are listed for %i of them', (days) => {
    expect(issuesOf(days)).toBeNull();
  });

  it.each([0, 29, 31, 120])('are not listed for %i of them', (days) => {
    expect(issuesOf(days)).toMatchObject([{ field: 'daysToRenewal' }]);
  });
});
