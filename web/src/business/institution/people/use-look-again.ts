import { useEffect, useEffectEvent, useState } from 'react';
import { useReturn } from '../../../graphql/use-return.ts';

/** The server knows within seconds what became of a mail; one that it tries again takes minutes. */
const lookEvery = 5_000;
const mostLooks = 4;

/**
 * Asks again for what is shown when the person comes back to this tab, where it is `live`, and some times while a mail of it
 * is being sent. Gives what begins these times anew.
 */
export function useLookAgain(live: boolean, isSending: boolean, refresh: () => void): () => void {
  const [round, setRound] = useState(0);
  const begin = () => setRound(round + 1);
  useReturn(() => {
    refresh();
    begin();
  }, live);
  const look = useEffectEvent(refresh);
  useEffect(() => {
    if (!isSending) return undefined;
    const last = (round + 1) * mostLooks;
    let looks = round * mostLooks;
    const timer = setInterval(() => {
      looks += 1;
      if (looks === last) clearInterval(timer);
      look();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isSending, round]);
  return begin;
}
