import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/** An act of authoring that is done at a click; where it fails, it says why, or `failedText` where nobody knows. */
export function useAuthoringAct<Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  failedText: string,
) {
  const send = useSend();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async (variables: Variables): Promise<Data | null> => {
    if (busy) return null;
    failed.overtake();
    setBusy(true);
    const { data, error } = await send(mutation, variables);
    setBusy(false);
    if (data && !error) return data;
    failed.say('error', refusalOf(error)?.text ?? failedText);
    return null;
  };
  return { act, busy };
}
