import type { RefusalCode } from '../../refusal.ts';

/** Why an exercise cannot be started yet; the screen explains each with a sentence. */
export type LockReason = Extract<RefusalCode, 'GROUP_LOCKED' | 'NOT_STARTED_YET' | 'SEQUENCE' | 'BENCHMARK_FIRST'>;

/** What a group asks for before an exercise opens; both are off unless the main instructor turns them on. */
export type ExerciseRules = { readonly in_sequence: boolean; readonly benchmark_first: boolean };

/** What decides about one study project or summary. */
export type ExerciseFacts = {
  /** The group's own lock for this learner: null where it is open. */
  readonly groupLock: 'GROUP_LOCKED' | 'NOT_STARTED_YET' | null;
  /** Whether the published benchmark of the level is complete; true where there is none. */
  readonly benchmarkComplete: boolean;
  /** Whether the study project before it in the same lesson and level is complete; true for the first one. */
  readonly previousComplete: boolean;
};

/** Why a study project is locked, or null. The group's lock comes first, then the benchmark, then the sequence. */
export function studyProjectLock(rules: ExerciseRules, facts: ExerciseFacts): LockReason | null {
  if (facts.groupLock) return facts.groupLock;
  if (rules.benchmark_first && !facts.benchmarkComplete) return 'BENCHMARK_FIRST';
  if (rules.in_sequence && !facts.previousComplete) return 'SEQUENCE';
  return null;
}

/** Why a summary is locked, or null: the group's lock, then the benchmark of its level where the group asks for it. */
export function summaryLock(rules: ExerciseRules, facts: Omit<ExerciseFacts, 'previousComplete'>): LockReason | null {
  return studyProjectLock(rules, { ...facts, previousComplete: true });
}
