import { useEffect, useEffectEvent } from 'react';
import { whileSeen } from './while-seen.ts';

/** Calls back when the person comes back to this tab. */
export function useReturn(callback: () => void, live: boolean): void {
  const back = useEffectEvent(callback);
  useEffect(() => {
    if (!live) return undefined;
    const whenSeen = whileSeen(() => back());
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [live]);
}
