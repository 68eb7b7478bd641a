import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { refusalOf, type Refused } from './refusal-of.ts';
import { useSend } from './use-send.ts';
import { texts } from '../texts/texts.ts';
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts';

/** What is said of an act that failed. */
type Failures = {
  /** Where nobody knows why. */
  readonly failed?: string;
  /** Where it was refused; else the server's sentence. */
  readonly refused?: (refusal: Refused) => string;
};

/** Acts that are done at a click, one at a time; one that fails says why and gives null. */
export function useOneAct() {
  const send = useSend();
  const failure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async <Data, Variables extends AnyVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { failed = texts.ui.failed, refused = ({ text }) => text }: Failures = {},
  ): Promise<Data | null> => {
    if (busy) return null;
    failure.overtake();
    setBusy(true);
    const { data, error } = await send(mutation, variables);
    setBusy(false);
    if (data && !error) return data;
    const refusal = refusalOf(error);
    failure.say('error', refusal ? refused(refusal) : failed);
    return null;
  };
  return { act, busy };
}
