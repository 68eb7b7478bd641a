import { useState } from 'react';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { ActOn } from './member-acts.tsx';
import { sentText } from './sent-text.ts';
import { useResend } from './use-resend.ts';

type Props = { readonly on: ActOn; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before an invitation is sent once more. */
export function ResendDialog({ on: { id, name }, onDone, onClose }: Props) {
  const resend = useResend();
  const [busy, setBusy] = useState(false);
  const words = texts.institution.people;
  const confirm = async () => {
    setBusy(true);
    const { data, error } = await resend(id);
    setBusy(false);
    if (data) {
      showToast('success', sentText([data.resendInstitutionInvitation.mail], words.sent));
      onDone();
    } else showToast('error', refusalOf(error)?.text ?? words.wentWrong);
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.resendTo(name)}
      confirm={words.resend}
      destroys={false}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.resendText}</p>
    </ConfirmDialog>
  );
}
