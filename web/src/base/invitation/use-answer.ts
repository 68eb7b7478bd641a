import { useState } from 'react';
import { useClient, type OperationResult } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { Invitations_UserInvitationsQuery } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { invitationsQuery, joinedGroupsQuery } from './invitations-query.ts';
import { sayAccepted } from './say-accepted.ts';

const acceptMutation = graphql(`
  mutation Invitations_addInstitutionMember($data: InstitutionMemberInput!) {
    addInstitutionMember(data: $data) {
      id
      role
      group_not_joined
    }
  }
`);

const declineMutation = graphql(`
  mutation Invitations_deleteInstitutionInvite($id: ID!) {
    deleteInstitutionInvite(id: $id) {
      success
    }
  }
`);

/** An invitation that is open for the person. */
export type OpenInvitation = Invitations_UserInvitationsQuery['userInvitations'][number];

/**
 * Answers invitations of a person, one at a time; `answering` is the id of the one under way. The list is asked for
 * again after each answer, whatever became of it.
 */
export function useAnswer({ id: user_id, email }: { readonly id: string; readonly email: string }) {
  const client = useClient();
  const failed = useFailureToast();
  const [answering, setAnswering] = useState<string | null>(null);
  const answer = async <Data>(
    { id }: OpenInvitation,
    call: () => Promise<OperationResult<Data>>,
    say: (reply: Data | undefined) => void,
  ) => {
    if (answering !== null) return;
    failed.overtake();
    setAnswering(id);
    const { error, data } = await call();
    if (error) failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
    else say(data);
    await client.query(invitationsQuery, { email }, { requestPolicy: 'network-only' }).toPromise();
    setAnswering(null);
  };
  return {
    answering,
    accept: (invitation: OpenInvitation) => {
      const { role, group_name, institution } = invitation;
      const data = { user_id, institution_id: institution.id, role };
      return answer(
        invitation,
        async () => {
          const reply = await client.mutation(acceptMutation, { data }).toPromise();
          if (group_name !== null) await client.query(joinedGroupsQuery, {}, { requestPolicy: 'network-only' });
          return reply;
        },
        (reply) => sayAccepted(institution.name, reply),
      );
    },
    decline: (invitation: OpenInvitation) => {
      const { id, institution } = invitation;
      const { declined, dismissed } = texts.invitations;
      return answer(
        invitation,
        () => client.mutation(declineMutation, { id }).toPromise(),
        () => showToast('success', (institution.my_role ? dismissed : declined)(institution.name)),
      );
    },
  };
}
