import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import type { EditedContainer } from './edited-container.ts';
import { deleteMutation, lessonMutation, moveMutation, type ListedQuestion } from './questions-query.ts';
import type { SavedQuestion } from './use-question-form.ts';

/** What is said of an act: once it is done, where it was refused, and where no reply came. */
type Words = { readonly done: string; readonly refused?: string; readonly lost?: string };

/** What is done to questions from their list; each act offers to undo it. */
export function useListActs({ onChanged }: EditedContainer) {
  const send = useSend();
  const failure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async <Variables extends AnyVariables>(
    mutation: TypedDocumentNode<SavedQuestion, Variables>,
    variables: Variables,
    { done, refused, lost = texts.ui.failed }: Words,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    failure.overtake();
    const { data, error } = await send(mutation, variables);
    setBusy(false);
    const refusal = refusalOf(error);
    if (refusal) failure.say('error', refused ?? refusal.text);
    else if (!data) failure.say('error', lost);
    else offerUndo(done, data.authored);
    onChanged();
    return data !== undefined && !error;
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
    setLesson: (questionIds: string[], lessonId: string | null) =>
      act(lessonMutation, { questionIds, lessonId }, { done: words.lessonSet(questionIds.length) }),
  };
}
