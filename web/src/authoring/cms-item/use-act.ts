import type { AnyVariables, TypedDocumentNode } from 'urql';
import { offerUndo } from '../change-set/undo-store.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
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
  const { act: send, busy } = useOneAct();
  const act = async <Data extends AuthoredReply, Variables extends AnyVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { done, ...failures }: Words,
  ): Promise<Data | null> => {
    const data = await send(mutation, variables, failures);
    if (!data) return null;
    offerUndo(done, data.authored);
    reload();
    return data;
  };
  return { act, busy };
}
