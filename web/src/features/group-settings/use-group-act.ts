import { useState } from 'react';
import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/** An act about a group that is done at a click; it says why where it fails. */
export function useGroupAct<Data, Variables extends AnyVariables>(mutation: TypedDocumentNode<Data, Variables>) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const act = async (variables: Variables): Promise<Data | null> => {
    failed.overtake();
    setBusy(true);
    const { data, error } = await client.mutation(mutation, variables).toPromise();
    setBusy(false);
    if (data && !error) return data;
    failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
    return null;
  };
  return { act, busy };
}
