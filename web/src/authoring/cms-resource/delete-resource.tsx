import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { deleteMutation } from './resource-acts.ts';

type Props = {
  readonly resource: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a file is taken from instructors. */
export function DeleteResource({ resource: { id, name }, onDone, onClose }: Props) {
  const words = texts.cmsResource;
  const { act, busy } = useOneAct();
  const remove = async () => {
    const done = await act(deleteMutation, { id }, { failed: words.notDeleted });
    onClose();
    if (!done) return;
    offerUndo(words.deleted(name), done.authored);
    onDone();
  };
  return (
    <ConfirmDialog title={texts.cms.deleteTitle(name)} busy={busy} onConfirm={() => void remove()} onClose={onClose}>
      <ItemDependants kind="INSTRUCTOR_RESOURCE" id={id} />
      <p>{words.deleteText}</p>
    </ConfirmDialog>
  );
}
