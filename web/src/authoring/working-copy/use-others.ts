import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { ContentKind, WorkingCopy_OpenContentMutation } from '../../graphql/generated/graphql.ts';
import { openMutation } from './copy-queries.ts';

/** Somebody else who has an item open or has typed in it. */
export type OtherAuthor = WorkingCopy_OpenContentMutation['openContent'][number];

const every = 10_000;
const none: readonly OtherAuthor[] = [];

/** Says every 10 seconds, while the page is in view, that an item is open here; and tells who else is there. */
export function useOthers(kind: ContentKind, id: string | null): readonly OtherAuthor[] {
  const client = useClient();
  const [others, setOthers] = useState(none);
  useEffect(() => {
    if (id === null) return undefined;
    let left = false;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      void ask();
    };
    const ask = async () => {
      const { data } = await client.mutation(openMutation, { kind, id }).toPromise();
      if (data && !left) setOthers(data.openContent);
    };
    tell();
    const timer = setInterval(tell, every);
    document.addEventListener('visibilitychange', tell);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [client, kind, id]);
  return others;
}
