import { use } from 'react';
import { AskBefore, useLeaving, type LeaveWords } from './leaving.tsx';

type Props = {
  /** Whether something would be lost; asked when somebody leaves, so that it counts what was typed a moment before. */
  readonly isUnsaved: () => boolean;
  readonly words?: LeaveWords;
};

/** Asks before a page is left, or its tab closed, with something unsaved in a form of it. */
export function LeaveGuard({ isUnsaved, words }: Props) {
  // A dialog around asks itself before the buttons of the browser lead away from it.
  const inDialog = use(AskBefore) !== null;
  return useLeaving(isUnsaved, { words, holds: inDialog ? 'links' : 'all' }).question;
}
