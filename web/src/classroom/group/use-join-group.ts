import { joinGroupForm } from '@lectern/domain/classroom/group/group-key.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { noInResult } from '../../base/form/no-in-result.ts';
import { useForm } from '../../base/form/use-form.ts';

const joinMutation = graphql(`
  mutation JoinGroupForm_joinGroup($group_key: String!) {
    joinGroup(group_key: $group_key) {
      success
      code
      retryAfter
      result {
        id
        name
      }
    }
  }
`);

/** A form with a group key in it. */
export type JoinGroup = ReturnType<typeof useJoinGroup>;

/** Joins a group by the key a person types; `onJoined` gets the id of the group. */
export function useJoinGroup(onJoined: (groupId: string) => Promise<void>) {
  return useForm({
    schema: joinGroupForm,
    initial: { group_key: '' },
    mutation: joinMutation,
    toVariables: (input) => input,
    noIn: ({ joinGroup }) => noInResult(joinGroup, 'group_key'),
    onDone: async ({ joinGroup: { result } }) => {
      if (!result) return;
      showToast('success', texts.joinGroup.joined(result.name));
      await onJoined(result.id);
    },
    checksTyping: false,
  });
}
