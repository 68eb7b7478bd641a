import { useEffect, useEffectEvent } from 'react';
import type { Refused } from '../../../graphql/refusal-of.ts';

/** Reads again what stands behind a form once it was refused because something else holds by now. */
export function useReloadAfterConflict(refusal: Refused | null, onReload: () => void): void {
  const reload = useEffectEvent(onReload);
  const changed = refusal?.code === 'CONFLICT';
  useEffect(() => {
    if (changed) reload();
  }, [changed]);
}
