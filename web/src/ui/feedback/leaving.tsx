import { useBlocker, useRouter } from '@tanstack/react-router';
import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { Button, type PlainButtonProps } from '../action/button.ts';
import { useUiTexts } from '../ui-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is asked before something unsaved is left. */
export type LeaveWords = {
  readonly title: string;
  readonly text: ReactNode;
  readonly leave: string;
  readonly stay: string;
};

/** Asks, where something in the dialog around is not saved, and goes then. */
export const AskBefore = createContext<((go: () => void) => void) | null>(null);

/** The ways out of something that may be unsaved: by its own buttons, by Back, and by closing or loading the page anew. */
export function useLeaving(isUnsaved: () => boolean, given?: LeaveWords) {
  const words = useUiTexts().leave;
  const [asked, ask] = useState<{ readonly go: () => void; readonly stay?: () => void } | null>(null);
  const left = useRef(false);
  const hasRouter = useRouter({ warn: false }) as unknown;
  const { title, text, leave, stay } = given ?? words;
  return {
    ask: (go: () => void) => (isUnsaved() ? ask({ go }) : go()),
    question: (
      <>
        {hasRouter !== undefined && hasRouter !== null && (
          <BackGuard isUnsaved={() => !left.current && isUnsaved()} onBlocked={ask} />
        )}
        {asked && (
          <ConfirmDialog
            title={title}
            confirm={leave}
            cancel={stay}
            onConfirm={() => {
              left.current = true;
              ask(null);
              asked.go();
            }}
            onClose={() => {
              ask(null);
              asked.stay?.();
            }}
          >
            {text}
          </ConfirmDialog>
        )}
      </>
    ),
  };
}

type BackProps = {
  readonly isUnsaved: () => boolean;
  readonly onBlocked: (ways: { readonly go: () => void; readonly stay: () => void }) => void;
};

/** Holds what leads away from a page without a press on it; what a screen does by itself goes on. */
function BackGuard({ isUnsaved, onBlocked }: BackProps) {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (!isOfBrowser(action) || !isUnsaved()) return false;
      return new Promise<boolean>((resolve) => {
        onBlocked({ go: () => resolve(false), stay: () => resolve(true) });
      });
    },
    enableBeforeUnload: isUnsaved,
  });
  return null;
}

/** Whether somebody goes by the buttons of the browser. */
export const isOfBrowser = (action: string): boolean => action === 'BACK' || action === 'FORWARD' || action === 'GO';

/** Cancel, or another way out of a dialog without its act: it asks before something unsaved is lost. */
export function CancelButton({
  onClick,
  children,
  ...props
}: Partial<PlainButtonProps> & { readonly onClick: () => void }) {
  const texts = useUiTexts();
  const ask = use(AskBefore);
  return (
    <Button variant="default" {...props} onClick={() => (ask ? ask(onClick) : onClick())}>
      {children ?? texts.cancel}
    </Button>
  );
}
