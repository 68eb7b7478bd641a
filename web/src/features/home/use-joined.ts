import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { homeQuery } from './home-query.ts';

/**
 * What follows after a person has joined a group: institutions and groups are asked for again, the institution of the
 * group is chosen, and who teaches elsewhere in it hears that here they are a learner.
 */
export function useJoined(choose: (institutionId: string) => void): (groupId: string) => Promise<void> {
  const client = useClient();
  return async (groupId) => {
    const { data } = await client.query(homeQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    const group = data?.viewer?.groups.find(({ id }) => id === groupId);
    const own = data?.viewer?.institutions.find(({ id }) => id === group?.institution.id);
    if (!group || !own) return;
    choose(own.id);
    if (own.my_role === 'STUDENT' || group.my_role !== 'STUDENT') return;
    const { first_name, last_name } = group.owner;
    showToast('info', texts.joinGroup.joinedAsLearner(`${first_name} ${last_name}`));
  };
}
