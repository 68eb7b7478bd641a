import { useEffect } from 'react';
import { DialogFrame, type FrameProps } from './dialog-frame.tsx';
import { AskBefore, useLeaving, type LeaveWords } from './leaving.tsx';
import { useTyped } from './use-typed.ts';

type Props = Omit<FrameProps, 'typed'> & {
  /** Whether something in it is not saved. Left out, what was typed and chosen in its fields says so; false where nothing is lost with it. */
  readonly unsaved?: boolean | undefined;
  /** Whether that comes a moment after the key, as a form says it: what was typed since then counts, too. */
  readonly lags?: boolean | undefined;
  /** What is asked before that is left. */
  readonly leaveWords?: LeaveWords | undefined;
};

/** A modal dialog. Escape, its buttons that lead out, Back, loading the page anew and closing it ask before something unsaved is lost. */
export function Dialog({ unsaved, lags = false, leaveWords, onClose, children, ...frame }: Props) {
  const typed = useTyped();
  const { ask, question } = useLeaving(() => (lags && typed.isChangedHere()) || (unsaved ?? typed.isChanged()), {
    words: leaveWords,
    close: onClose,
  });
  // What is saved, or as it was, is where the next change begins.
  useEffect(() => {
    if (lags && unsaved === false) typed.forget();
  }, [lags, unsaved, typed]);
  return (
    <AskBefore value={ask}>
      <DialogFrame {...frame} typed={typed} {...(onClose ? { onClose: () => ask(onClose) } : {})}>
        {children}
        {question}
      </DialogFrame>
    </AskBefore>
  );
}
