import { lazy, Suspense, useState, type ReactNode } from 'react';
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
  // What signs out is fetched as soon as the page has settled; a line that went before that has to come back first.
  const wait = () => {
    showToast('info', texts.shell.signsOutLater);
    window.addEventListener('online', leave, { once: true });
  };
  const leave = () => void signOut().then(setLeft, wait);
  return { leave, asks };
}
