import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { sayAccepted } from '../../base/invitation/say-accepted.ts';
import classes from './invitation-link.module.css';
import type { LinkedInvitation, LinkViewer } from './invitation-query.ts';

const acceptMutation = graphql(`
  mutation InvitationScreen_addInstitutionMember($data: InstitutionMemberInput!) {
    addInstitutionMember(data: $data) {
      id
      role
      group_not_joined
    }
  }
`);

const declineMutation = graphql(`
  mutation InvitationScreen_deleteInstitutionInvite($id: ID!) {
    deleteInstitutionInvite(id: $id) {
      success
    }
  }
`);

type Props = {
  readonly invitation: LinkedInvitation;
  readonly viewer: NonNullable<LinkViewer>;
  /** Called where the answer was refused: what is shown may be old. */
  readonly onRefused: () => void;
};

/** The answers of whom the invitation is for; who belongs to the institution already can only take it away. */
export function Answer({
  invitation: { id, role, institution_id, institution_name, my_role },
  viewer,
  onRefused,
}: Props) {
  const send = useSend();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const { accept, decline, alreadyMember, keepsRole, declined, dismissed } = texts.invitations;
  const answer = async (which: 'accept' | 'decline') => {
    setBusy(which);
    const accepting = () => send(acceptMutation, { data: { user_id: viewer.id, institution_id, role } });
    const { error, data } = await (which === 'accept' ? accepting() : send(declineMutation, { id }));
    setBusy(null);
    if (error) {
      showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
      return onRefused();
    }
    if (data && 'addInstitutionMember' in data) sayAccepted(institution_name, data);
    else showToast('success', (my_role ? dismissed : declined)(institution_name));
    return navigate({ to: '/', replace: true });
  };
  const button = (which: 'accept' | 'decline') => ({
    loading: busy === which,
    disabled: busy !== null && busy !== which,
    onClick: () => void answer(which),
  });
  return (
    <>
      {my_role && <p>{keepsRole(my_role)}</p>}
      <div className={classes['acts']}>
        {my_role ? (
          <Button {...button('decline')}>{alreadyMember}</Button>
        ) : (
          <>
            <Button {...button('accept')}>{accept}</Button>
            <Button {...button('decline')} variant="subtle">
              {decline}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
