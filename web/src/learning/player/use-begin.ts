import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/** What was begun, or why it was not; `text` is null where the server did not answer. */
type Refused = { readonly kind: 'REFUSED'; readonly text: string | null };

/** Begins what is played, once at a time: whether it is under way, and why it was refused. */
export function useBegin<Started extends { readonly kind: 'STARTED' }>(
  begin: () => Promise<Started | Refused>,
  onStarted: (started: Started) => void,
) {
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const notStarted = useFailureToast();
  return {
    starting,
    refused,
    begin: async () => {
      notStarted.overtake();
      setStarting(true);
      const started = await begin();
      setStarting(false);
      if (started.kind === 'STARTED') onStarted(started);
      else if (started.text) setRefused(started.text);
      else notStarted.say('error', texts.player.saveFailed);
    },
  };
}
