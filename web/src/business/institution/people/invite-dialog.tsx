import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { inviteeOfTwoNames, inviteeSchema, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import { useId, useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { InviteDialog_InviteInstitutionMemberMutation } from '../../../graphql/generated/graphql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import classes from './institution-members.module.css';
import { InviteeFields, nobodyYet, sayInviteeIssue } from './invitee-fields.tsx';
import { sentText } from './sent-text.ts';
import { useResend } from './use-resend.ts';

const inviteMutation = graphql(`
  mutation InviteDialog_inviteInstitutionMember($data: InvitationInput!, $language: String!) {
    inviteInstitutionMember(data: $data, language: $language) {
      id
      mail {
        state
        goes_out_on
      }
    }
  }
`);

type Props = {
  readonly institutionId: string;
  readonly actor: MemberActor;
  readonly onInvited: () => void;
  readonly onClose: () => void;
};

type Sent = InviteDialog_InviteInstitutionMemberMutation['inviteInstitutionMember'];

/** Invites one person. Who is invited already is sent the invitation once more from here. */
export function InviteDialog({ institutionId, actor, onInvited, onClose }: Props) {
  const id = useId();
  const language = useLanguage();
  const resend = useResend();
  const [isOfOneName, setOfOneName] = useState(false);
  const [sending, setSending] = useState(false);
  /** The invitation that the address has already. */
  const [open, setOpen] = useState<string | null>(null);
  const { people: words, roles } = texts.institution;
  const done = ({ mail }: Sent) => {
    showToast('success', sentText([mail], words.sent));
    onInvited();
    onClose();
  };
  const form = useForm({
    schema: isOfOneName ? inviteeSchema : inviteeOfTwoNames,
    initial: nobodyYet,
    mutation: inviteMutation,
    toVariables: ({ last_name, ...data }) => ({
      data: { ...data, last_name: isOfOneName ? '' : last_name, institution_id: institutionId },
      language,
    }),
    say: sayInviteeIssue,
    sayRefusal: ({ code, details: { invitation_id, invited_as } }) => {
      if (code !== 'TAKEN') return undefined;
      setOpen(typeof invitation_id === 'string' ? invitation_id : null);
      if (invitation_id) return words.isInvited;
      return invited_as ? words.isInvitedAs(roles[invited_as as InstitutionRole]) : words.isMember;
    },
    onTyped: () => setOpen(null),
    onDone: ({ inviteInstitutionMember }) => done(inviteInstitutionMember),
  });
  const { dirty, busy } = form;
  const again = async (invitation: string) => {
    setSending(true);
    const { data, error } = await resend(invitation);
    setSending(false);
    if (data) done(data.resendInstitutionInvitation);
    else showToast('error', refusalOf(error)?.text ?? words.wentWrong);
  };
  return (
    <FormDialog
      title={words.invite}
      form={id}
      submit={words.send}
      ready
      {...{ dirty, busy, onClose }}
      words={words.leave}
    >
      <FormBody {...{ id, form }}>
        <InviteeFields {...{ form, actor, isOfOneName }} onOneName={setOfOneName} />
        {open !== null && (
          <div className={classes['again']}>
            <Button variant="default" size="sm" loading={sending} onClick={() => void again(open)}>
              {words.resend}
            </Button>
          </div>
        )}
      </FormBody>
    </FormDialog>
  );
}
