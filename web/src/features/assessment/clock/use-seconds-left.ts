import { useEffect, useState } from 'react';
import { timeLeft } from './clocks.ts';

const often = 250;

/** Whole seconds that a sitting has left, counted down; it stands still while paused. Null where it is untimed. */
export function useSecondsLeft(attemptId: string, paused: boolean): number | null {
  const [left, setLeft] = useState(() => timeLeft(attemptId));
  useEffect(() => {
    if (paused) return undefined;
    const tick = () => setLeft(timeLeft(attemptId));
    tick();
    const timer = setInterval(tick, often);
    return () => clearInterval(timer);
  }, [attemptId, paused]);
  return left;
}
