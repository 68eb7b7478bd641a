import { useState } from 'react';
import { refusalOf, type Refused } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import {
  deleteMutation,
  followUpFragment,
  restoreMutation,
  settleMutation,
  type ShownFollowUp,
} from './follow-up-query.ts';

/** How follow-ups stand that were changed since they were listed; null for one that was deleted. */
type Changed = ReadonlyMap<string, ShownFollowUp | null>;

/** Marks follow-ups done or not, deletes them and brings them back; where that fails, it is said. */
export function useFollowUpActs() {
  const send = useSend();
  const failed = useFailureToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [changed, setChanged] = useState<Changed>(new Map());
  const put = (id: string, now: ShownFollowUp | null) => setChanged((before) => new Map(before).set(id, now));
  const begin = (id: string) => {
    failed.overtake();
    setBusy(id);
  };
  const end = (error: Parameters<typeof refusalOf>[0], missing: boolean) => {
    setBusy(null);
    if (!error && !missing) return true;
    failed.say('error', sayRefusal(refusalOf(error)));
    return false;
  };
  return {
    busy,
    changed,
    put,
    settle: async ({ id }: Pick<ShownFollowUp, 'id'>, done: boolean) => {
      begin(id);
      const { data, error } = await send(settleMutation, { id, done });
      if (!end(error, !data) || !data) return null;
      const now = readFragment(followUpFragment, data.settleFollowUp);
      put(id, now);
      return now;
    },
    remove: async ({ id }: Pick<ShownFollowUp, 'id'>) => {
      begin(id);
      const { data, error } = await send(deleteMutation, { id });
      if (end(error, !data)) put(id, null);
    },
    restore: async (id: string) => {
      begin(id);
      const { data, error } = await send(restoreMutation, { id });
      if (end(error, !data) && data) put(id, readFragment(followUpFragment, data.restoreFollowUp));
    },
    /** Lists are read anew. */
    forget: () => setChanged(new Map()),
  };
}

function sayRefusal(refused: Refused | null): string {
  if (refused?.code === 'TAKEN') return texts.followUp.askedAnew;
  return refused?.text ?? texts.ui.failed;
}
