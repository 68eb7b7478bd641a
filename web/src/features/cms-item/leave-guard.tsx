import { useBlocker } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

/** Asks before a form is left in which something is not saved. */
export function LeaveGuard({ dirty }: { readonly dirty: boolean }) {
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true });
  const words = texts.cmsItem.form;
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {words.leaveText}
    </ConfirmDialog>
  );
}
