import { useEffect, useState } from 'react';

/** What `find` has found, undefined until that is known; it stays the same, and is null where nothing is asked for. */
export function useFound<Found>(find: (() => Promise<Found>) | null): Found | null | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let left = false;
    void find?.().then((one) => left || setFound(() => one));
    return () => {
      left = true;
    };
  }, [find]);
  return find === null ? null : found;
}
