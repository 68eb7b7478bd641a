import { useEffect, useState } from 'react';

/** What `find` has found, once that is known; it stays the same, and is null where nothing is asked for. */
export function useFound<Found>(find: (() => Promise<Found>) | null): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let left = false;
    void find?.().then((one) => left || setFound(() => one));
    return () => {
      left = true;
    };
  }, [find]);
  return found;
}
