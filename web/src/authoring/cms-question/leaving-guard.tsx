import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { leaveWords } from '../working-copy/leave-words.ts';

type Props = {
  readonly isLost: () => boolean;
  readonly onLeave: () => void;
  /** What is guarded, given the way out. */
  readonly children: (leave: () => void) => ReactNode;
};

/** Asks before something that would be lost is left by its own way out. */
export function LeavingGuard({ isLost, onLeave, children }: Props) {
  const [leaving, setLeaving] = useState(false);
  const { title, text, leave, stay } = leaveWords();
  return (
    <>
      {children(() => (isLost() ? setLeaving(true) : onLeave()))}
      {leaving && (
        <ConfirmDialog
          title={title}
          confirm={leave}
          cancel={stay}
          onConfirm={onLeave}
          onClose={() => setLeaving(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
