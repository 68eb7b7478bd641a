import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studyProjectLock, summaryLock, type ExerciseFacts, type ExerciseRules } from './lock.ts';

const noRules: ExerciseRules = { in_sequence: false, benchmark_first: false };
const allRules: ExerciseRules = { in_sequence: true, benchmark_first: true };
const anyRules = fc.record({ in_sequence: fc.boolean(), benchmark_first: fc.boolean() });
const anyFacts: fc.Arbitrary<ExerciseFacts> = fc.record({
  groupLock: fc.constantFrom(null, 'GROUP_LOCKED' as const, 'NOT_STARTED_YET' as const),
  benchmarkComplete: fc.boolean(),
  previousComplete: fc.boolean(),
});

describe('a study project is locked', () => {
  it.each<[string, ExerciseRules, Partial<ExerciseFacts>, string | null]>([
    ['by nothing unless the group asks for it', noRules, { benchmarkComplete: false, previousComplete: false }, null],
    [
      'by a locked group before all else',
      allRules,
      { groupLock: 'GROUP_LOCKED', benchmarkComplete: false },
      'GROUP_LOCKED',
    ],
    ['by a group that has not opened yet', noRules, { groupLock: 'NOT_STARTED_YET' }, 'NOT_STARTED_YET'],
    [
      'by the benchmark before the sequence',
      allRules,
      { benchmarkComplete: false, previousComplete: false },
      'BENCHMARK_FIRST',
    ],
    ['by the one before it', allRules, { previousComplete: false }, 'SEQUENCE'],
    ['no longer once both are complete', allRules, {}, null],
    [
      'by the sequence alone',
      { ...noRules, in_sequence: true },
      { benchmarkComplete: false, previousComplete: false },
      'SEQUENCE',
    ],
  ])('%s', (_case, rules, facts, reason) => {
    expect(
      studyProjectLock(rules, { groupLock: null, benchmarkComplete: true, previousComplete: true, ...facts }),
    ).toBe(reason);
  });

  it('by less, never by more, once something is complete', () => {
    fc.assert(
      fc.property(anyRules, anyFacts, (rules, facts) => {
        const before = studyProjectLock(rules, facts);
        const after = studyProjectLock(rules, { ...facts, benchmarkComplete: true, previousComplete: true });
        expect(after).toBe(facts.groupLock);
        expect(before === null && after !== null).toBe(false);
      }),
    );
  });
});

describe('a summary is locked', () => {
  it('by the group and by the benchmark of its level, never by a sequence', () => {
    fc.assert(
      fc.property(anyRules, anyFacts, (rules, facts) => {
        const withoutSequence = studyProjectLock({ ...rules, in_sequence: false }, facts);
        expect(summaryLock(rules, facts)).toBe(withoutSequence);
        expect(summaryLock(rules, facts)).not.toBe('SEQUENCE');
      }),
    );
  });

  it('until the benchmark is complete, where the group asks for it', () => {
    expect(summaryLock(allRules, { groupLock: null, benchmarkComplete: false })).toBe('BENCHMARK_FIRST');
    expect(summaryLock(allRules, { groupLock: null, benchmarkComplete: true })).toBeNull();
  });
});
