import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { Shell_ViewerQuery } from '../../graphql/generated/graphql.ts';
import type { Session } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

const viewerQuery = graphql(`
  query Shell_viewer {
    viewer {
      id
      first_name
      last_name
      email
      avatar
      role
      number_of_invitations
      institutions {
        id
        name
        my_role
      }
    }
  }
`);

/** The signed-in person, for what stands around every page. */
export type Viewer = NonNullable<Shell_ViewerQuery['viewer']>;

let known: { readonly session: Session; readonly viewer: Viewer } | null = null;

/**
 * The signed-in person as the top bar shows them: null for visitors and until the server has answered, and whether it
 * could not answer.
 */
export function useViewer() {
  const session = useSession();
  const [{ data, error }] = useQuery({ query: viewerQuery, pause: session === null, requestPolicy: 'network-only' });
  useEffect(() => {
    if (session !== null && data?.viewer) known = { session, viewer: data.viewer };
  }, [session, data]);
  // Without a line the bar of the next page comes back with who was there before.
  const viewer = session === null ? null : (data?.viewer ?? (known?.session === session ? known.viewer : null));
  return { viewer, failed: session !== null && viewer === null && error !== undefined };
}
