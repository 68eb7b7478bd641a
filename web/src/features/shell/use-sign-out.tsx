import { lazy, Suspense, useState, type ReactNode } from 'react';
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
  return { leave: () => void signOut().then(setLeft), asks };
}
