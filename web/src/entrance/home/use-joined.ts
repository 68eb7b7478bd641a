import { useState } from 'react';
import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { findJoinedGroup, noteJoinedGroup } from '../../classroom/group/joined-group.ts';
import { ownGroupFragment } from '../../classroom/group/own-group.ts';
import { chooseInstitution } from '../../base/shell/current-institution.ts';
import { homeQuery } from './home-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

/** The group joined last, until it is opened; `now` where that happened on this page. */
export type Joined = { readonly id: string; readonly now: boolean };

/**
 * The group that a person has joined, and what follows after joining one: it is marked until it is opened, institutions
 * and groups are asked for again, the institution of the group is chosen, and who teaches elsewhere in it hears that here
 * they are a learner.
 */
export function useJoined() {
  const client = useClient();
  const [joined, setJoined] = useState<Joined | null>(() => {
    const id = findJoinedGroup();
    return id === null ? null : { id, now: false };
  });
  const join = async (groupId: string): Promise<void> => {
    const { data } = await client.query(homeQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    noteJoinedGroup(groupId);
    setJoined({ id: groupId, now: true });
    const group = readFragment(ownGroupFragment, data?.viewer?.groups)?.find(({ id }) => id === groupId);
    const own = data?.viewer?.institutions.find(({ id }) => id === group?.institution.id);
    if (!group || !own) return;
    chooseInstitution(own.id);
    if (own.my_role === 'STUDENT' || group.my_role !== 'STUDENT') return;
    const { first_name, last_name } = group.owner;
    showToast('info', texts.joinGroup.joinedAsLearner(nameOf({ first_name, last_name })));
  };
  return { joined, join };
}
