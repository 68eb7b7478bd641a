import { useEffect, useEffectEvent } from 'react';

/** Calls back when the person comes back to this tab. */
export function useReturn(callback: () => void, live: boolean): void {
  const back = useEffectEvent(callback);
  useEffect(() => {
    if (!live) return undefined;
    const whenSeen = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [live]);
}
