import { progressOf, type AttemptProgress } from './question-progress.ts';

/**
 * The progress of a sitting with the active seconds cut to its clock: together no more than the `seconds` it lasted.
 * They are granted in the order of the questions.
 */
export function withinClock(
  progress: AttemptProgress,
  questionIds: readonly string[],
  seconds: number,
): AttemptProgress {
  let left = seconds;
  const cut = questionIds.map((id) => {
    const before = progressOf(progress, id);
    const granted = Math.min(before.seconds, left);
    left -= granted;
    return [id, { ...before, seconds: granted }] as const;
  });
  return Object.fromEntries(cut);
}
