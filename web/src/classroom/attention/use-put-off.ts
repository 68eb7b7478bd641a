import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { putOffMutation, type Watched } from './attention-query.ts';
import { nameOf } from './name-of.ts';

/** Puts a learner off until a day, or without one lists them again, and says so. */
export function usePutOff(onDone: () => void) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async (learner: Watched, until: string | null) => {
    failed.overtake();
    setBusy(true);
    const { data, error } = await client
      .mutation(putOffMutation, { group_id: learner.group_id, user_id: learner.user.id, until })
      .toPromise();
    setBusy(false);
    if (!data || error) return failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
    const name = nameOf(learner);
    const { wasPutOff, wasTakenBack } = texts.attention;
    showToast('success', until === null ? wasTakenBack(name) : wasPutOff(name, until));
    return onDone();
  };
  return { act, busy };
}
