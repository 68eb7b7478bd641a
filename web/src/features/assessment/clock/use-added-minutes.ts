import { useEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { addedTime, sinceHeard, timeLeft } from './clocks.ts';

/** Asks the server what time a sitting has. */
export type Hear = (attemptId: string) => Promise<void>;

const second = 1000;
/** With the second between two looks and the way to the server this stays below five seconds. */
const heardFor = 3 * second;

/**
 * Keeps the clock of a sitting as the server has it, so that minutes which are added arrive within seconds, and says how
 * many they are. Every reply to a save says the time too; only where none came lately is it asked for. `hear` is null
 * where nobody can add any.
 */
export function useAddedMinutes(attemptId: string, hear: Hear | null, paused: boolean): void {
  const said = useRef(0);
  useEffect(() => {
    if (paused || !hear || timeLeft(attemptId) === null) return undefined;
    let asks = false;
    const look = () => {
      const added = addedTime(attemptId);
      if (added > said.current) {
        showToast('info', texts.assessment.minutesAdded(Math.round((added - said.current) / 60)));
        said.current = added;
      }
      if (asks || sinceHeard(attemptId) < heardFor) return;
      asks = true;
      void hear(attemptId).finally(() => (asks = false));
    };
    look();
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [attemptId, hear, paused]);
}
