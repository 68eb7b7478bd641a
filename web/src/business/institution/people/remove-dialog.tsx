import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { ActOn } from './member-acts.tsx';
import { useRestoreInvites } from './use-restore-invites.ts';

const invitationMutation = graphql(`
  mutation RemoveDialog_deleteInstitutionInvite($id: ID!) {
    deleteInstitutionInvite(id: $id) {
      success
    }
  }
`);

type Props = {
  readonly on: ActOn;
  readonly institutionId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before an invitation is withdrawn, says what follows, and lets it be taken back. */
export function RemoveDialog({ on: { id, name }, institutionId, onDone, onClose }: Props) {
  const send = useSend();
  const restore = useRestoreInvites(institutionId);
  const [busy, setBusy] = useState(false);
  const words = texts.institution.people;
  const remove = async () => {
    setBusy(true);
    const { error } = await send(invitationMutation, { id });
    setBusy(false);
    if (error) showToast('error', refusalOf(error)?.text ?? words.wentWrong);
    else {
      const undo = async () => {
        if (await restore([id])) onDone();
      };
      showToast('success', words.withdrawn, () => void undo());
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
