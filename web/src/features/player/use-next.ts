import { useEffect, useState } from 'react';
import type { NextExercise } from './find-next.ts';

/** The exercise that comes next, once it is known; `find` stays the same and is null where none is asked for. */
export function useNext(find: (() => Promise<NextExercise | null>) | null): NextExercise | null {
  const [next, setNext] = useState<NextExercise | null>(null);
  useEffect(() => {
    let left = false;
    void find?.().then((found) => left || setNext(found));
    return () => {
      left = true;
    };
  }, [find]);
  return next;
}
