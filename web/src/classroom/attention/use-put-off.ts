import { useOneAct } from '../../graphql/use-one-act.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { putOffMutation, type Watched } from './attention-query.ts';
import { nameOf } from './name-of.ts';

/** Puts a learner off until a day, or without one lists them again, and says so. */
export function usePutOff(onDone: () => void) {
  const { act: send, busy } = useOneAct();
  const act = async (learner: Watched, until: string | null) => {
    const variables = { group_id: learner.group_id, user_id: learner.user.id, until };
    if (!(await send(putOffMutation, variables))) return;
    const name = nameOf(learner);
    const { wasPutOff, wasTakenBack } = texts.attention;
    showToast('success', until === null ? wasTakenBack(name) : wasPutOff(name, until));
    onDone();
  };
  return { act, busy };
}
