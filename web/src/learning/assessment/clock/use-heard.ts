import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { addedTime, sinceHeard, timeLeft } from './clocks.ts';
import type { SittingPlace } from './hear-sitting.ts';

/** Asks the server what time a sitting has and where it is; null where it did not answer. */
export type Hear = (attemptId: string) => Promise<SittingPlace | null>;

const second = 1000;
/** With the second between two looks and the way to the server this stays below five seconds. */
const heardFor = 3 * second;
/** What becomes of the sitting is known within ten seconds: no reply to a save says it. */
const placeFor = 7 * second;

/**
 * Keeps the clock of a sitting as the server has it, so that minutes which are added arrive within seconds, says how many
 * they are, and gives where the sitting is by now; null before that is known. Every reply to a save says the time too; only
 * where none came lately is it asked for. `hear` is null where nobody can change anything.
 */
export function useHeard(attemptId: string, hear: Hear | null, paused: boolean): SittingPlace | null {
  const said = useRef(0);
  const [place, setPlace] = useState<SittingPlace | null>(null);
  useEffect(() => {
    if (paused || !hear) return undefined;
    let asks = false;
    let left = false;
    let placed = performance.now() - placeFor;
    const ask = async () => {
      const found = await hear(attemptId);
      if (found && !left) setPlace(found);
    };
    const look = () => {
      const added = addedTime(attemptId);
      if (added > said.current) {
        showToast('info', texts.assessment.minutesAdded(Math.round((added - said.current) / 60)));
        said.current = added;
      }
      const isOld = timeLeft(attemptId) !== null && sinceHeard(attemptId) >= heardFor;
      if (asks || (!isOld && performance.now() - placed < placeFor)) return;
      asks = true;
      placed = performance.now();
      void ask().finally(() => (asks = false));
    };
    look();
    const timer = setInterval(look, second);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [attemptId, hear, paused]);
  return place;
}
