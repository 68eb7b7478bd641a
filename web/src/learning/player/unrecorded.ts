import { createContext } from 'react';

/** What an exercise says where nothing is recorded, in place of what it says in a group. */
export type UnrecordedWords = {
  /** The line under the bar. */
  readonly reminder: string;
  /** What becomes of answers when the exercise is left. */
  readonly exit: string;
  readonly howOften: string;
  readonly timesOver: string;
  /** Why no right answers are shown after an assessment. */
  readonly withheld: string;
  /** In place of a score, where a result is a band: what is said where there is none, and else. */
  readonly incomplete?: string;
  readonly rested?: string;
  /** Under the last heading of a study project. */
  readonly completed: string;
  /** Leads on from the end. */
  readonly back: string;
};

/** Says that nothing is recorded here; null in a group. */
export const Unrecorded = createContext<UnrecordedWords | null>(null);
