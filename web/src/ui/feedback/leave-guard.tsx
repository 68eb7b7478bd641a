import { useBlocker } from '@tanstack/react-router';
import { use } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { AskBefore, isOfBrowser, type LeaveWords } from './leaving.tsx';

type Props = {
  readonly dirty: boolean;
  readonly words: LeaveWords;
  /** True once it was said elsewhere that all of it may go. */
  readonly left?: { readonly current: boolean };
};

/** Asks before a page is left, or its tab closed, with something unsaved in a form of it. */
export function LeaveGuard({ dirty, words, left }: Props) {
  // A dialog around asks itself before the buttons of the browser lead away from it.
  const inDialog = use(AskBefore) !== null;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => dirty && left?.current !== true && !(inDialog && isOfBrowser(action)),
    enableBeforeUnload: () => dirty && left?.current !== true,
    disabled: !dirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const { title, text, leave, stay } = words;
  return (
    <ConfirmDialog title={title} confirm={leave} cancel={stay} onConfirm={proceed} onClose={reset}>
      {text}
    </ConfirmDialog>
  );
}
