import { useEffect, useRef } from 'react';

/** Reads again after each change of what is read. */
export function useAfterChange(changes: number, reload: () => void): void {
  const known = useRef(changes);
  useEffect(() => {
    if (known.current === changes) return;
    known.current = changes;
    reload();
  });
}
