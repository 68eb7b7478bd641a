import { useBlocker } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

type Props = {
  readonly dirty: boolean;
  readonly onLeave: () => void;
  /** What is guarded, given the way out. */
  readonly children: (leave: () => void) => ReactNode;
};

/** Asks before something that is not saved is left: by its own way out, for another page, or with the tab. */
export function LeavingGuard({ dirty, onLeave, children }: Props) {
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true });
  const words = texts.cmsQuestion.editor.leave;
  const elsewhere = blocker.status === 'blocked';
  const stay = () => {
    setLeaving(false);
    blocker.reset?.();
  };
  const leave = () => {
    setLeaving(false);
    if (elsewhere) blocker.proceed();
    else onLeave();
  };
  return (
    <>
      {children(() => (dirty ? setLeaving(true) : onLeave()))}
      {(leaving || elsewhere) && (
        <ConfirmDialog title={words.title} confirm={words.leave} cancel={words.stay} onConfirm={leave} onClose={stay}>
          {words.text}
        </ConfirmDialog>
      )}
    </>
  );
}
