import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useEditedCourse } from './edited-course.ts';

/** What an act of authoring gives back, under one name whatever the act is called. */
export type AuthoredReply = {
  readonly authored: {
    readonly change_set_id: string | null;
    readonly items: readonly { readonly id: string; readonly version: number }[];
  };
};

type Words = {
  /** What is said once it is done. */
  readonly done: string;
  /** Said where it failed without a "no". */
  readonly failed?: string;
};

/** An act in the editor of a course that is done at a click: it offers to undo it, or says why it failed. */
export function useAct() {
  const { reload } = useEditedCourse();
  const send = useSend();
  const failure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async <Data extends AuthoredReply, Variables extends AnyVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { done, failed = texts.ui.failed }: Words,
  ): Promise<Data | null> => {
    if (busy) return null;
    failure.overtake();
    setBusy(true);
    const { data, error } = await send(mutation, variables);
    setBusy(false);
    if (!data || error) {
      failure.say('error', refusalOf(error)?.text ?? failed);
      return null;
    }
    offerUndo(done, data.authored);
    reload();
    return data;
  };
  return { act, busy };
}
