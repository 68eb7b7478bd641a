import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { signOut } from '../session/session.ts';

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'));

/** Signs out; where answers cannot be sent before, `asks` shows which, and the session ends once they are given up. */
export function useSignOut(): { readonly leave: () => void; readonly asks: ReactNode } {
  const [left, setLeft] = useState<readonly (string | null)[]>([]);
  const asks = left.length > 0 && (
    <Suspense>
      <UnsentDialog left={left} onDelete={() => void signOut({ givesUp: true })} onStay={() => setLeft([])} />
    </Suspense>
  );
  // What signs out is fetched as soon as a page has settled. Where the line went before that, it has to come back first.
  const leave = useCallback(function tryToLeave() {
    signOut().then(setLeft, () => {
      if (navigator.onLine) return showToast('error', texts.ui.failed);
      showToast('info', texts.shell.signsOutLater);
      return window.addEventListener('online', tryToLeave, { once: true });
    });
  }, []);
  return { leave, asks };
}
