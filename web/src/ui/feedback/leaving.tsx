import { useBlocker, useRouter } from '@tanstack/react-router';
import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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

/** What was asked, and what each answer does. */
type Asked = { readonly go: () => void; readonly stay?: () => void };

type Ways = {
  readonly words?: LeaveWords | undefined;
  /** What is held: the buttons of the browser, what leads away otherwise, such as a link, or both. */
  readonly holds?: 'browser' | 'all' | 'links';
  /** Closes it where it is still there once somebody has left it: its page is the one that Back leads to. */
  readonly close?: (() => void) | undefined;
};

/** The ways out of something that may be unsaved, as it is at that moment: by its own buttons, by Back, and by closing or loading the page anew. */
export function useLeaving(isUnsaved: () => boolean, { words: given, holds = 'browser', close }: Ways = {}) {
  const words = useUiTexts().leave;
  const [asked, setAsked] = useState<Asked | null>(null);
  const left = useRef(false);
  const hasRouter = useRouter({ warn: false }) as unknown;
  const { title, text, leave, stay } = given ?? words;
  const ask = (next: Asked) => {
    asked?.stay?.();
    setAsked(next);
  };
  return {
    ask: (go: () => void) => (isUnsaved() ? ask({ go }) : go()),
    question: (
      <>
        {hasRouter !== undefined && hasRouter !== null && (
          <BackGuard
            isUnsaved={() => !left.current && isUnsaved()}
            holds={holds}
            onBlocked={ask}
            onLeft={() => {
              left.current = false;
              close?.();
            }}
          />
        )}
        {asked && (
          <ConfirmDialog
            title={title}
            confirm={leave}
            cancel={stay}
            onConfirm={() => {
              left.current = true;
              setAsked(null);
              asked.go();
            }}
            onClose={() => {
              setAsked(null);
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
  readonly holds: NonNullable<Ways['holds']>;
  readonly onBlocked: (asked: Asked) => void;
  /** Somebody has left, and it is still there. */
  readonly onLeft: () => void;
};

/** Holds what leads away from a page; what a screen does by itself goes on. */
function BackGuard({ isUnsaved, holds, onBlocked, onLeft }: BackProps) {
  const router = useRouter();
  const stays = useRef<() => void>(() => {});
  useEffect(() => () => stays.current(), []);
  const stillThere = useEffectEvent(onLeft);
  /** Goes there; where that leads to the page that is here already, it is told once it has. */
  const leave = (go: () => void) => {
    stays.current();
    stays.current = router.subscribe('onResolved', () => {
      stays.current();
      stillThere();
    });
    go();
  };
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const byBrowser = isOfBrowser(action);
      if ((holds !== 'all' && byBrowser !== (holds === 'browser')) || !isUnsaved()) return false;
      if (byBrowser) {
        // The address is that of the page again while somebody is asked: however often Back is pressed, one step is taken.
        const { history } = router;
        const steps = indexIn(window.history.state) - indexIn(history.location.state);
        onBlocked({ go: () => leave(() => history.go(steps, { ignoreBlocker: true })) });
        return true;
      }
      return new Promise<boolean>((resolve) => {
        onBlocked({ go: () => leave(() => resolve(false)), stay: () => resolve(true) });
      });
    },
    enableBeforeUnload: isUnsaved,
  });
  return null;
}

/** The place of an entry in the history of the tab, as the router writes it down. */
const indexIn = (state: unknown): number => (state as Record<string, number> | null)?.['__TSR_index'] ?? 0;

/** Whether somebody goes by the buttons of the browser. */
const isOfBrowser = (action: string): boolean => action === 'BACK' || action === 'FORWARD' || action === 'GO';

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
