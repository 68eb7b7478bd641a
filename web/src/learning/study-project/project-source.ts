import type { LinkProps } from '@tanstack/react-router';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import type { PlayedQuestion } from '../attempt/played-question.ts';
import type { NextExercise } from '../player/find-next.ts';
import type { EarnedIn } from '../player/resource-view.tsx';
import type { StudyProjectCopy } from './study-project-run.ts';

/** The attempt that was begun or taken up again, or why not; `text` is null where the server did not answer. */
export type Started =
  | { readonly kind: 'STARTED'; readonly attempt: PlayedAttempt }
  | { readonly kind: 'REFUSED'; readonly text: string | null };

/** Where a study project is worked on: in a group, in free mode or in preview. The player asks it for all that the server knows. */
export type ProjectSource = {
  /** Begins it, or takes up the attempt that is open. */
  readonly begin: () => Promise<Started>;
  /** Opens the working copy of an attempt. */
  readonly open: (attempt: PlayedAttempt) => Promise<StudyProjectCopy | null>;
  /** The address of the course view, to which links between lessons lead; null where there is none. */
  readonly base: string | null;
  /** Where tries have earned the hint and the explanation of a question. */
  readonly earnedIn: (questionId: string) => EarnedIn;
  /** The page of its own of a hint or an explanation. */
  readonly resourcePage: (question: PlayedQuestion, type: 'hint' | 'reveal') => LinkProps;
  /** The e-book of a lesson; null where there is none to open. */
  readonly bookOf: ((lessonId: string) => LinkProps) | null;
  /** Asks which exercise comes next, and stays the same; null where none does. */
  readonly findNext: (() => Promise<NextExercise | null>) | null;
  /** All attempts of the learner, by one of them; null where none is kept. */
  readonly attemptsFrom: ((attemptId: string) => LinkProps) | null;
};
