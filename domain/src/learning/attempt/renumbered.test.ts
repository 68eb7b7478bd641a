import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renumbered, type DatedResult } from './renumbered.ts';

const moment = fc.integer({ min: 0, max: 500 }).map((hours) => new Date(Date.UTC(2026, 8, 1, hours)).toISOString());
const finished: fc.Arbitrary<DatedResult> = fc
  .tuple(fc.uuid(), moment, moment)
  .map(([attempt_id, one, other]) =>
    one < other
      ? { attempt_id, started_on: one, completed_on: other }
      : { attempt_id, started_on: other, completed_on: one },
  );
const open: fc.Arbitrary<DatedResult> = fc
  .tuple(fc.uuid(), moment)
  .map(([attempt_id, started_on]) => ({ attempt_id, started_on, completed_on: null }));
const results = fc
  .tuple(
    fc.uniqueArray(finished, { selector: ({ attempt_id }) => attempt_id, maxLength: 12 }),
    fc.option(open, { nil: null }),
  )
  .map(([done, begun]) => (begun ? [...done, begun] : done));

describe('results brought together from two groups', () => {
  it('are numbered from 1 without a gap, each once, by the moment they were finished, the open one last', () => {
    fc.assert(
      fc.property(results, (given) => {
        const places = renumbered(given);
        expect(places.map(({ attempt }) => attempt)).toEqual(given.map((_, index) => index + 1));
        expect(places.map(({ attempt_id }) => attempt_id).toSorted()).toEqual(
          given.map(({ attempt_id }) => attempt_id).toSorted(),
        );
        const days = places.map(({ attempt_id }) => given.find((one) => one.attempt_id === attempt_id)?.completed_on);
        const done = days.filter((day) => typeof day === 'string');
        expect(days).toEqual([
          ...done.toSorted((one, other) => (one < other ? -1 : 1)),
          ...days.filter((day) => day === null),
        ]);
      }),
    );
  });

  it('have one latest, the last that was finished, or none where none was', () => {
    fc.assert(
      fc.property(results, (given) => {
        const places = renumbered(given);
        const done = given.filter(({ completed_on }) => completed_on !== null).length;
        expect(places.filter(({ is_latest }) => is_latest).map(({ attempt }) => attempt)).toEqual(
          done > 0 ? [done] : [],
        );
      }),
    );
  });

  it('come out the same in whatever order they are given, and when numbered again', () => {
    fc.assert(
      fc.property(results, fc.infiniteStream(fc.nat()), (given, keys) => {
        const shuffled = given
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(renumbered(shuffled)).toEqual(renumbered(given));
      }),
    );
  });
});
