import type { LevelChoice } from '@lectern/domain/course/level.ts';

type Open = { readonly saved_at?: string | null };
type Exercise = { readonly level: number; readonly open?: Open | null };
type Level = { readonly level?: number | null; readonly percent?: number | null };

/**
 * The level a learner most likely wants: that of the exercise worked on last, else the first one that is not complete,
 * else the last one.
 */
export function currentLevel(exercises: readonly Exercise[], levels: readonly Level[]): LevelChoice {
  const latest = latestOpen(exercises);
  if (latest) return latest.level;
  const next = levels.find(({ percent }) => typeof percent === 'number' && percent < 100);
  const withWork = levels.filter(({ percent }) => typeof percent === 'number');
  return next?.level ?? withWork.at(-1)?.level ?? 1;
}

/** The open one that was saved last; null where none is open. */
export function latestOpen<One extends { readonly open?: Open | null }>(exercises: readonly One[]): One | null {
  return exercises.reduce<One | null>((latest, one) => {
    const saved = one.open?.saved_at;
    return saved && saved > (latest?.open?.saved_at ?? '') ? one : latest;
  }, null);
}
