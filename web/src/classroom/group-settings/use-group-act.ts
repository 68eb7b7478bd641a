import { useState } from 'react';
import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { refusalOf, type Refused } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/**
 * An act about a group that is done at a click; it says why where it fails, and gives the refusal. `forget` takes
 * away what it said.
 */
export function useGroupAct<Data, Variables extends AnyVariables>(mutation: TypedDocumentNode<Data, Variables>) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const act = async (variables: Variables): Promise<Data | null> => {
    failed.overtake();
    setBusy(true);
    setRefusal(null);
    const { data, error } = await client.mutation(mutation, variables).toPromise();
    setBusy(false);
    if (data && !error) return data;
    const refused = refusalOf(error);
    setRefusal(refused);
    failed.say('error', refused?.text ?? texts.ui.failed);
    return null;
  };
  return { act, busy, refusal, forget: failed.overtake };
}
