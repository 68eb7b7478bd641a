import { useEffect, useState } from 'react';
import { timeLeft } from './clocks.ts';

const often = 250;

/** Whole seconds that a sitting has left, counted down, with so many more; it stands still while paused. Null where it is untimed. */
export function useSecondsLeft(attemptId: string, paused: boolean, more = 0): number | null {
  const [left, setLeft] = useState(() => timeLeft(attemptId, more));
  useEffect(() => {
    if (paused) return undefined;
    const tick = () => setLeft(timeLeft(attemptId, more));
    tick();
    const timer = setInterval(tick, often);
    return () => clearInterval(timer);
  }, [attemptId, paused, more]);
  return left;
}
