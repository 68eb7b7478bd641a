import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { ItemDependants } from '../item-dependants.tsx';
import { useAuthoringAct } from '../use-authoring-act.ts';

const deleteMutation = graphql(`
  mutation DeleteCourse_deleteCourse($id: ID!, $name: String!) {
    deleteCourse(id: $id, name: $name) {
      change_set_id
      waits
    }
  }
`);

type Props = {
  readonly course: { readonly id: string; readonly name: string };
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Asks before a course is deleted, with what depends on it; its exact name has to be typed. */
export function DeleteCourse({ course: { id, name }, onChanged, onClose }: Props) {
  const words = texts.cms.course;
  const { act, busy } = useAuthoringAct();
  const remove = async () => {
    const done = await act(deleteMutation, { id, name }, { failed: words.notDeleted });
    if (!done) return;
    offerUndo(words.deleted, done.deleteCourse);
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.cms.deleteTitle(name)}
      exactName={{ name, label: texts.cms.typeName }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <ItemDependants kind="COURSE" id={id} />
      <p>{texts.cms.comesBack}</p>
    </ConfirmDialog>
  );
}
