import type { AnyVariables, TypedDocumentNode } from 'urql';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import type { EditedContainer } from './edited-container.ts';
import {
  deleteMutation,
  lessonMutation,
  moveMutation,
  moveToMutation,
  samplesMutation,
  type ListedQuestion,
} from './questions-query.ts';
import type { SavedQuestion } from './use-question-form.ts';

/** What is said of an act: once it is done, where it was refused, and where no reply came. */
type Words = { readonly done: string; readonly refused?: string; readonly lost?: string };

/** What is done to questions from their list; each act offers to undo it. */
export function useListActs({ onChanged }: EditedContainer) {
  const { act: send, busy } = useOneAct();
  const act = async <Variables extends AnyVariables>(
    mutation: TypedDocumentNode<SavedQuestion, Variables>,
    variables: Variables,
    { done, refused, lost = texts.ui.failed }: Words,
  ): Promise<boolean> => {
    const data = await send(mutation, variables, { failed: lost, ...(refused ? { refused: () => refused } : {}) });
    if (data) offerUndo(done, data.authored);
    onChanged();
    return data !== null;
  };
  const words = texts.cmsQuestion.list;
  return {
    busy,
    remove: ({ id, version }: ListedQuestion) =>
      act(
        deleteMutation,
        { where: { id, version } },
        { done: words.deleted, refused: words.unableToDelete, lost: words.oopsDelete },
      ),
    move: (id: string, before: string | null) =>
      act(moveMutation, { data: { kind: 'QUESTION', id, before } }, { done: words.order }),
    moveTo: (ids: readonly string[], parent_id: string, before: string | null) =>
      act(
        moveToMutation,
        { data: { kind: 'QUESTION', ids: [...ids], parent_id, before } },
        { done: texts.cmsQuestion.move.moved(ids.length) },
      ),
    setLesson: (questionIds: string[], lessonId: string | null) =>
      act(lessonMutation, { questionIds, lessonId }, { done: words.lessonSet(questionIds.length) }),
    setSamples: (questionIds: string[], isFreeSample: boolean) =>
      act(samplesMutation, { questionIds, isFreeSample }, { done: words.samplesSet(questionIds.length, isFreeSample) }),
  };
}
