import { highestLevel, lowestLevel } from '@lectern/domain/learning/course/level.ts';
import { id, oneOf, searchOf, whole, words } from '../../ui/page/address.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What can be shown of a course beside the scores. */
export type View = 'gain' | 'questions';

/** What the address of a gradebook says; null where it says nothing. */
export type GradebookSearch = {
  /** The course chosen on the page of a group. */
  readonly course: string | null;
  /** The level shown; null stands for all. */
  readonly level: number | null;
  /** The learner whose figures are open. */
  readonly learner: string | null;
  /** The exercise among them that was asked for; null for none. */
  readonly exercise: string | null;
  /** What is shown of the course; null stands for the scores. */
  readonly view: View | null;
  /** The assessment whose questions are listed; null stands for the summary. */
  readonly of: 'benchmark' | null;
  /** The question whose key is open. */
  readonly question: string | null;
  /** What is searched for among the names. */
  readonly name: string | null;
  /** The column that the grid is sorted by; null stands for the names. */
  readonly sort: string | null;
  /** Whether it is sorted downwards. */
  readonly down: true | null;
};

const readSearch = searchOf<
  Record<'course' | 'learner' | 'exercise' | 'question' | 'name' | 'sort', string> & {
    level: number;
    down: true;
    view: View;
    of: 'benchmark';
  }
>({
  course: id,
  level: whole(lowestLevel, highestLevel),
  learner: id,
  exercise: id,
  view: oneOf(['gain', 'questions']),
  of: oneOf(['benchmark']),
  question: id,
  name: words,
  sort: id,
  down: oneOf([true as const]),
});

/** Reads an address; values that mean nothing are passed over. */
export function readGradebookSearch(search: Record<string, unknown>): GradebookSearch {
  const { course = null, level = null, learner = null, exercise = null, ...order } = readSearch(search);
  const { name = null, sort = null, down = null, view = null, of = null, question = null } = order;
  return { course, level, learner, exercise, view, of, question, name, sort, down };
}

/** What the address says, and a way to change it. Opening a learner, a question or a view is a step that Back undoes; the rest is not. */
export function useGradebookSearch(): [GradebookSearch, (change: Partial<GradebookSearch>) => void] {
  const search = readGradebookSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<GradebookSearch>) => {
    // What is changed is where the way leads already: a name that is written while a learner opens leaves them open.
    const given = (now: Record<string, unknown>) => {
      const wanted = { ...readGradebookSearch(now), ...next };
      return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
    };
    void navigate({
      to: '.',
      search: given as never,
      replace: !next.learner && !next.question && next.view === undefined,
      resetScroll: false,
    });
  };
  return [search, change];
}
