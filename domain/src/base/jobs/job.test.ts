import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRun, type Schedule } from './job.ts';

const at = (moment: string) => Date.parse(moment);
const said = (schedule: Schedule, after: string) => new Date(nextRun(schedule, at(after))).toISOString().slice(0, 16);

const schedules = fc
  .record({ minute: fc.nat(59), hour: fc.option(fc.nat(23), { nil: undefined }) })
  .map(({ minute, hour }): Schedule => (hour === undefined ? { minute } : { minute, hour }));

describe('the next run', () => {
  it.each([
    [{ minute: 17 }, '2026-11-25T10:16:59Z', '2026-11-25T10:17'],
    [{ minute: 17 }, '2026-11-25T10:17:00Z', '2026-11-25T11:17'],
    [{ minute: 17 }, '2026-11-25T23:59:00Z', '2026-11-26T00:17'],
    [{ minute: 41, hour: 3 }, '2026-11-25T03:40:00Z', '2026-11-25T03:41'],
    [{ minute: 41, hour: 3 }, '2026-11-25T03:41:00Z', '2026-11-26T03:41'],
    [{ minute: 5, hour: 0 }, '2026-12-31T23:59:59Z', '2027-01-01T00:05'],
  ])('of %j after %s is %s', (schedule, after, next) => {
    expect(said(schedule, after)).toBe(next);
  });

  it('is later, at that minute and hour, and none is left out', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 4e12 }), (schedule, after) => {
        const next = nextRun(schedule, after);
        const moment = new Date(next);
        expect(next).toBeGreaterThan(after);
        expect(next - after).toBeLessThanOrEqual(schedule.hour === undefined ? 3_600_000 : 86_400_000);
        expect(moment.getUTCMinutes()).toBe(schedule.minute);
        expect(schedule.hour ?? moment.getUTCHours()).toBe(moment.getUTCHours());
      }),
    );
  });
});
