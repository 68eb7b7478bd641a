import { useEffect } from 'react';

/** Calls back when the person comes back to this tab. */
export function useReturn(callback: () => void, live: boolean): void {
  useEffect(() => {
    if (!live) return undefined;
    const whenSeen = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [callback, live]);
}
