import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';

type Next = { readonly level: number };
type Level = { readonly level?: number | null; readonly percent?: number | null };

/** The level a learner most likely wants: that of the next step, else the last one with something to work on. */
export function currentLevel(next: Next | null, levels: readonly Level[]): LevelChoice {
  const withWork = levels.filter(({ percent }) => typeof percent === 'number');
  return next?.level ?? withWork.at(-1)?.level ?? 1;
}
