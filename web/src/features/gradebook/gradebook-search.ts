import { highestLevel, lowestLevel } from '@lectern/domain/course/level.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address of a gradebook says; null where it says nothing. */
export type GradebookSearch = {
  /** The course chosen on the page of a group. */
  readonly course: string | null;
  /** The level shown; null stands for all. */
  readonly level: number | null;
  /** The learner whose figures are open. */
  readonly learner: string | null;
};

/** Reads an address; values that mean nothing are passed over. */
export function readGradebookSearch({ course, level, learner }: Record<string, unknown>): GradebookSearch {
  const isLevel = Number.isInteger(level) && Number(level) >= lowestLevel && Number(level) <= highestLevel;
  return {
    course: typeof course === 'string' ? course : null,
    level: isLevel ? Number(level) : null,
    learner: typeof learner === 'string' ? learner : null,
  };
}

/** What the address says, and a way to change it. Opening a learner is a step that Back undoes; the rest is not. */
export function useGradebookSearch(): [GradebookSearch, (change: Partial<GradebookSearch>) => void] {
  const search = readGradebookSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<GradebookSearch>) => {
    const wanted = { ...search, ...next };
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
    void navigate({ to: '.', search: given as never, replace: !next.learner, resetScroll: false });
  };
  return [search, change];
}
