import { checkInput } from '@lectern/domain/check-input.ts';
import { groupKey } from '@lectern/domain/group/group-key.ts';
import { useState, type FormEvent } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { issueText, refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/toast-store.ts';

const joinMutation = graphql(`
  mutation JoinGroupForm_joinGroup($group_key: String!) {
    joinGroup(group_key: $group_key) {
      success
      code
      result {
        id
        name
      }
    }
  }
`);

/** A form with a group key in it. */
export type JoinGroup = {
  readonly key: string;
  readonly change: (key: string) => void;
  /** What is wrong with this key; null until it was tried, and again once it is changed. */
  readonly error: string | null;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
};

/** Joins a group by the key a person types; `onJoined` gets the id of the group. */
export function useJoinGroup(onJoined: (groupId: string) => Promise<void>): JoinGroup {
  const [key, setKey] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [{ fetching }, join] = useMutation(joinMutation);

  const send = async (group_key: string) => {
    const { data, error: failed } = await join({ group_key });
    const refused = refusalOf(failed);
    if (failed && !refused) return showToast('error', texts.joinGroup.failed);
    const group = data?.joinGroup.success ? data.joinGroup.result : null;
    if (!group) return setError(refused?.text ?? refusalText(data?.joinGroup.code ?? ''));
    showToast('success', texts.joinGroup.joined(group.name));
    await onJoined(group.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, issues } = checkInput(groupKey, key);
    if (issues) setError(issueText(issues[0]));
    else if (!fetching) void send(data);
  };
  const change = (typed: string) => {
    setKey(typed);
    setError(null);
  };
  return { key, change, error, busy: fetching, submit };
}
