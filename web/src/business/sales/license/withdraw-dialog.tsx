import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { SoldLicense } from './sold-query.ts';
import { useRestore } from './use-restore.ts';

const withdrawMutation = graphql(`
  mutation WithdrawDialog_withdrawLicense($where: LicenseWhere!) {
    withdrawLicense(where: $where) {
      id
    }
  }
`);

type Props = { readonly license: SoldLicense; readonly onDone: () => void; readonly onClose: () => void };

/** Asks before a quote is withdrawn, and says for how long it can be restored. */
export function WithdrawDialog({ license: { id, name, version }, onDone, onClose }: Props) {
  const send = useSend();
  const restore = useRestore(onDone);
  const [busy, setBusy] = useState(false);
  const words = texts.sales.withdrawal;
  const withdraw = async () => {
    setBusy(true);
    const { error } = await send(withdrawMutation, { where: { id, version } });
    setBusy(false);
    if (error) showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
    else showToast('success', words.withdrew(name), () => void restore(id));
    // What somebody else has made of it in the meantime is shown, too.
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.title(name)}
      confirm={words.withdraw}
      busy={busy}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
