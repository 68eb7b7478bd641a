import { useMemo, useRef } from 'react';
import { showToast, type Toast } from './toast-store.ts';

type FailureToast = {
  /** Says that an act has failed, in place of what was said of it before. */
  readonly say: (kind: Toast['kind'], text: string) => void;
  /** Takes away what was said: the act has come right in the meantime. */
  readonly overtake: () => void;
};

/** What is said of an act that failed, for as long as that is true. */
export function useFailureToast(): FailureToast {
  const close = useRef<(() => void) | null>(null);
  return useMemo(() => {
    const overtake = () => {
      close.current?.();
      close.current = null;
    };
    return {
      say(kind, text) {
        overtake();
        close.current = showToast(kind, text);
      },
      overtake,
    };
  }, []);
}
