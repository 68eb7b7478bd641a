import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import { DialogActs } from '../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { KeyField } from './key-field.tsx';
import { useJoinGroup } from './use-join-group.ts';

type Props = { readonly onJoined: (groupId: string) => Promise<void>; readonly onClose: () => void };

/** Asks for the key of a group. What the server has against it stands under the field. */
export function JoinGroupDialog({ onJoined, onClose }: Props) {
  const form = useId();
  const join = useJoinGroup(onJoined);
  const actions = (
    <DialogActs onCancel={onClose} type="submit" form={form} loading={join.busy} disabled={join.hasErrors}>
      {texts.joinGroup.join}
    </DialogActs>
  );
  return (
    <Dialog title={texts.home.joinGroup} onClose={onClose} actions={actions}>
      <form id={form} noValidate onSubmit={join.submit}>
        <KeyField join={join} />
      </form>
    </Dialog>
  );
}
