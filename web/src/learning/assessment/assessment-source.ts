import type { NextExercise } from '../player/find-next.ts';
import type { SittingCopy } from './start/open-sitting.ts';
import type { Sitting } from './played-sitting.ts';
import type { Hear } from './clock/use-heard.ts';
import type { Books } from './results/find-books.ts';

/** The sitting, or why there is none; `text` is null where the server did not answer. */
export type StartedSitting =
  | { readonly kind: 'STARTED'; readonly sitting: Sitting }
  | { readonly kind: 'REFUSED'; readonly text: string | null };

/** Where an assessment is taken: in a group, in free mode or in preview. The player asks it for all that the server knows. */
export type AssessmentSource = {
  /** Begins a sitting of what was opened. */
  readonly begin: () => Promise<StartedSitting>;
  /** Takes up just the sitting with this id. */
  readonly find: (attemptId: string) => Promise<StartedSitting>;
  /** Opens the working copy of a sitting; `load` gives the server's copy of it. */
  readonly open: (sitting: Sitting, load: () => Promise<Sitting | null>) => Promise<SittingCopy | null>;
  /** Asks what time a sitting has and where it is; null where nobody can change that. */
  readonly hear: Hear | null;
  /** Asks which exercise comes next, and stays the same; null where none does. */
  readonly findNext: (() => Promise<NextExercise | null>) | null;
  /** Asks which e-books open; null where there are none. */
  readonly findBooks: (() => Promise<Books>) | null;
};
