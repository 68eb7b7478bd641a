import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { ActOn } from './member-acts.tsx';

const memberMutation = graphql(`
  mutation RemoveDialog_deleteInstitutionMember($id: ID!) {
    deleteInstitutionMember(id: $id) {
      success
    }
  }
`);

const invitationMutation = graphql(`
  mutation RemoveDialog_deleteInstitutionInvite($id: ID!) {
    deleteInstitutionInvite(id: $id) {
      success
    }
  }
`);

type Props = { readonly on: ActOn; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before a member is removed, or an invitation withdrawn, and says what follows. */
export function RemoveDialog({ on: { kind, id, name }, onDone, onClose }: Props) {
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const words = texts.institution.people;
  const isMember = kind === 'member';
  const remove = async () => {
    setBusy(true);
    const { error } = await (isMember ? send(memberMutation, { id }) : send(invitationMutation, { id }));
    setBusy(false);
    if (error) {
      const refused = refusalOf(error);
      const { groups } = refused?.details ?? {};
      showToast('error', Array.isArray(groups) ? words.leads(name, groups) : (refused?.text ?? words.wentWrong));
    } else {
      showToast('success', isMember ? words.removed(name) : words.withdrawn);
      onDone();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={isMember ? words.removeTitle(name) : words.withdrawTitle(name)}
      confirm={isMember ? words.remove : words.withdraw}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{isMember ? words.removeText : words.withdrawText}</p>
    </ConfirmDialog>
  );
}
