import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { LeaveWords } from './form-dialog.tsx';

type Props = { readonly dirty: boolean; readonly words: LeaveWords };

/** Asks before a page is left, or its tab closed, with something unsaved in a form of it. */
export function LeaveGuard({ dirty, words }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
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
