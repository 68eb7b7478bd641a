import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { ActProps } from './act-props.ts';
import { useGroupAct } from './use-group-act.ts';

const renewMutation = graphql(`
  mutation RenewKey_renewGroupKey($id: ID!) {
    renewGroupKey(id: $id) {
      id
      key
    }
  }
`);

/** Asks before a group gets a new key. */
export function RenewKey({ group, onDone, onClose }: ActProps) {
  const { act, busy } = useGroupAct(renewMutation);
  const words = texts.groupSettings;
  const renew = async () => {
    const data = await act({ id: group.id });
    if (!data) return;
    showToast('success', words.keyRenewed(data.renewGroupKey.key ?? ''));
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      title={words.renewKeyTitle}
      confirm={words.renewKey}
      busy={busy}
      onConfirm={() => void renew()}
      onClose={onClose}
    >
      {words.renewKeyText}
    </ConfirmDialog>
  );
}
