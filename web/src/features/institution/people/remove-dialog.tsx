import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { ActOn } from './member-acts.tsx';

const invitationMutation = graphql(`
  mutation RemoveDialog_deleteInstitutionInvite($id: ID!) {
    deleteInstitutionInvite(id: $id) {
      success
    }
  }
`);

type Props = { readonly on: ActOn; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before an invitation is withdrawn, and says what follows. */
export function RemoveDialog({ on: { id, name }, onDone, onClose }: Props) {
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const words = texts.institution.people;
  const remove = async () => {
    setBusy(true);
    const { error } = await send(invitationMutation, { id });
    setBusy(false);
    if (error) showToast('error', refusalOf(error)?.text ?? words.wentWrong);
    else {
      showToast('success', words.withdrawn);
      onDone();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.withdrawTitle(name)}
      confirm={words.withdraw}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
    </ConfirmDialog>
  );
}
