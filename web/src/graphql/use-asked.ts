import { useEffect, useState } from 'react';
import { useClient, type OperationResult } from 'urql';
import { findAsked, forgetAsked } from './ask-ahead.ts';

/** What came of the question with this key that was asked ahead: nothing where it was not. */
export function useAsked<Data>(key: number): { waiting: boolean; result: OperationResult<Data> | null } {
  const client = useClient();
  const take = () => {
    const asked = findAsked(client, key);
    return { key, asked, result: asked?.result ?? null };
  };
  const [own, setOwn] = useState(take);
  if (own.key !== key) setOwn(take());
  useEffect(() => {
    if (!own.asked) return undefined;
    let left = false;
    forgetAsked(client, own.key);
    const arrived = (result: OperationResult) => (left ? undefined : setOwn({ ...own, result }));
    if (!own.result) void own.asked.reply.then(arrived);
    return () => {
      left = true;
    };
  }, [client, own]);
  return { waiting: own.asked !== null && own.result === null, result: own.result };
}
