import { useCallback, useEffect, useState } from 'react';
import {
  createRequest,
  useClient,
  type AnyVariables,
  type CombinedError,
  type OperationResult,
  type TypedDocumentNode,
} from 'urql';
import { findAsked, forgetAsked } from '../../graphql/ask-ahead.ts';
import type { ScreenData } from '../../graphql/use-screen-query.ts';

type Loaded<Data> = {
  readonly key: number;
  readonly turn: number;
  readonly data: Data | null;
  readonly error: CombinedError | null;
};

/**
 * The server's copy as it was when the screen was opened. It stays as it is while the learner works on it: what changes
 * then, the player knows better.
 */
export function useLoaded<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): ScreenData<Data> {
  const client = useClient();
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null);
  const [turn, setTurn] = useState(0);
  const { key } = createRequest(query, variables);
  // The variables as text are the same as long as they say the same.
  const asked = JSON.stringify(variables);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const policy = { requestPolicy: 'network-only' } as const;
      const ahead = findAsked(client, key);
      forgetAsked(client, key);
      const ask = () => client.query(query, JSON.parse(asked) as Variables, policy).toPromise();
      const { data, error } = (await (ahead?.reply ?? ask())) as OperationResult<Data>;
      if (!left) setLoaded({ key, turn, data: error ? null : (data ?? null), error: error ?? null });
    };
    void load();
    return () => {
      left = true;
    };
  }, [client, query, key, asked, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const own = loaded?.key === key && loaded.turn === turn ? loaded : null;
  return { data: own?.data ?? null, error: own?.error ?? null, reload };
}
