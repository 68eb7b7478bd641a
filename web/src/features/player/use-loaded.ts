import { useCallback, useEffect, useRef, useState } from 'react';
import { createRequest, useClient, type AnyVariables, type CombinedError, type TypedDocumentNode } from 'urql';
import type { ScreenData } from '../../graphql/use-screen-query.ts';

/**
 * The server's copy as it was when the screen was opened. It stays as it is while the learner works on it: what changes
 * then, the player knows better.
 */
export function useLoaded<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): ScreenData<Data> {
  const client = useClient();
  const [loaded, setLoaded] = useState<{ key: number; data: Data | null; error: CombinedError | null } | null>(null);
  const [turn, setTurn] = useState(0);
  const asked = useRef(variables);
  asked.current = variables;
  const { key } = createRequest(query, variables);
  useEffect(() => {
    let left = false;
    void client
      .query(query, asked.current, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data, error }) => {
        if (!left) setLoaded({ key, data: error ? null : (data ?? null), error: error ?? null });
      });
    return () => {
      left = true;
    };
  }, [client, query, key, turn]);
  const reload = useCallback(() => {
    setLoaded(null);
    setTurn((before) => before + 1);
  }, []);
  const own = loaded?.key === key ? loaded : null;
  return { data: own?.data ?? null, error: own?.error ?? null, reload };
}
