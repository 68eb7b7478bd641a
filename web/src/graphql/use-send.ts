import { useRef } from 'react';
import { useClient, type AnyVariables, type OperationResult, type TypedDocumentNode } from 'urql';
import { sameAttempt } from './idempotency-key.ts';

/** Sends what a person asks for; after a lost reply the same act carries the same key, so that it is not done twice. */
export function useSend() {
  const client = useClient();
  const lost = useRef<{ key: string; variables: string } | null>(null);
  return async <Data, Variables extends AnyVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<OperationResult<Data, Variables>> => {
    const written = JSON.stringify(variables);
    const key = lost.current?.variables === written ? lost.current.key : crypto.randomUUID();
    const reply = await client
      .mutation(mutation, variables, { ...sameAttempt(key), fetchOptions: { headers } })
      .toPromise();
    lost.current = reply.error?.networkError ? { key, variables: written } : null;
    return reply;
  };
}
