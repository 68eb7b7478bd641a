import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { offerUndo } from '../../change-set/undo-store.ts';
import { ItemDependants } from '../item-dependants.tsx';
import { DeleteByName } from './delete-by-name.tsx';
import { useOneAct } from '../../../graphql/use-one-act.ts';

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

/** Asks before a course is deleted. */
export function DeleteCourse({ course: { id, name }, onChanged, onClose }: Props) {
  const words = texts.cms.course;
  const { act, busy } = useOneAct();
  const remove = async () => {
    const done = await act(deleteMutation, { id, name }, { failed: words.notDeleted });
    if (done) offerUndo(words.deleted, done.deleteCourse);
    return Boolean(done);
  };
  return (
    <DeleteByName {...{ name, busy, remove, onChanged, onClose }}>
      <ItemDependants kind="COURSE" id={id} />
    </DeleteByName>
  );
}
