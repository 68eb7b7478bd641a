import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { useReturn } from '../../graphql/use-return.ts';
import {
  checksAreDue,
  forgetOldChecks,
  joinedByAwaiting,
  joinedIsTold,
  onJoinedByAwaiting,
} from '../../base/session/initial-checks.ts';
import { getSession } from '../../base/session/session-store.ts';

const askQuery = graphql(`
  query AwaitedClass_viewer {
    viewer {
      id
    }
  }
`);

/**
 * A class that awaits somebody is joined by the first call of a session, and by one that asks for the same once they come
 * back to a page after minutes, whichever page that is. They are told which one they are in.
 */
export default function AwaitedClass() {
  const client = useClient();
  useReturn(() => {
    forgetOldChecks();
    if (getSession() && checksAreDue()) void client.query(askQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  }, true);
  const joined = useSyncExternalStore(onJoinedByAwaiting, joinedByAwaiting);
  useEffect(() => {
    if (joined.length === 0) return;
    joinedIsTold();
    void import('./tell-of-class.ts').then(({ tellOfClass }) => tellOfClass(client, joined));
  }, [client, joined]);
  return null;
}
