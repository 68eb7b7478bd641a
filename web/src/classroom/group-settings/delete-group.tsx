import { useNavigate } from '@tanstack/react-router';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { ActProps } from './act-props.ts';
import { SittingNow } from './sitting-now.tsx';
import { useGroupAct } from './use-group-act.ts';

const deleteMutation = graphql(`
  mutation DeleteGroup_deleteGroup($id: ID!) {
    deleteGroup(id: $id) {
      id
    }
  }
`);

/** Asks before a group is deleted, and says who sits at this moment. */
export function DeleteGroup({ group, settings, onClose }: ActProps) {
  const navigate = useNavigate();
  const { act, busy } = useGroupAct(deleteMutation);
  const words = texts.groupSettings;
  const remove = async () => {
    if (!(await act({ id: group.id }))) return;
    showToast('success', words.removed(group.name));
    await navigate({ to: '/' });
  };
  return (
    <ConfirmDialog title={words.removeTitle(group.name)} busy={busy} onConfirm={() => void remove()} onClose={onClose}>
      <p>{words.removeText(settings.learners)}</p>
      <SittingNow people={settings.sitting} />
    </ConfirmDialog>
  );
}
