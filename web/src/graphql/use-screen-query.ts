import { useCallback, useEffect, useState } from 'react';
import { createRequest, useQuery, type AnyVariables, type CombinedError, type TypedDocumentNode } from 'urql';
import { besideCache } from './beside-cache.ts';
import { useAsked } from './use-asked.ts';
import { useReturn } from './use-return.ts';

/** The data of a screen as far as it is known. */
export type ScreenData<Data> = {
  /** The last reply to just this question; null before the first one. */
  readonly data: Data | null;
  /** Why the last try gave nothing; older data may still be there. */
  readonly error: CombinedError | null;
  readonly reload: () => void;
};

type Options = {
  /** Asks the server before anything is shown, for data that must never be old. */
  readonly fresh?: boolean;
  /** Passes the cache by, for large replies that are asked for anew each time. */
  readonly beside?: boolean;
  /** Asks again whenever the person comes back to this tab. */
  readonly live?: boolean;
};

/** The data of a screen. What was there stays in view while it is asked for again, and when that fails. */
export function useScreenQuery<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fresh = false, beside = false, live = false }: Options = {},
): ScreenData<Data> {
  const { key } = createRequest(query, variables);
  const asked = useAsked<Data>(key);
  // What was answered ahead is in the cache; what cannot be there is shown as it came.
  const ahead = asked.result && (beside || asked.result.error) ? asked.result : null;
  const requestPolicy = asked.result ? 'cache-first' : fresh ? 'network-only' : 'cache-and-network';
  const [result, execute] = useQuery<Data>({
    query,
    variables,
    requestPolicy,
    pause: asked.waiting || ahead !== null,
    ...(beside ? { context: besideCache } : {}),
  });
  const [kept, keep] = useState<{ key: number; data: Data } | null>(null);
  const answered = result.operation?.key === key ? result : ahead;
  if (answered?.data && answered.data !== kept?.data) keep({ key, data: answered.data });
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  const failed = answered?.error !== undefined;
  useReturn(reload, live);
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload, failed]);
  const data = kept?.key === key ? kept.data : null;
  return { data: answered?.data ?? data, error: answered?.error ?? null, reload };
}
