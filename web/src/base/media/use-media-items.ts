import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { MediaItems_MediaItemsQuery, MediaKind } from '../../graphql/generated/graphql.ts';
import { usePages } from '../../graphql/use-pages.ts';

const itemsQuery = graphql(`
  query MediaItems_mediaItems($search: String!, $kind: MediaKind, $unusedOnly: Boolean!, $after: ID) {
    mediaItems(search: $search, kind: $kind, unusedOnly: $unusedOnly, pageSize: 24, after: $after) {
      items {
        id
        url
        name
        kind
        content_type
        bytes
        width
        height
        uses {
          kind
          item_id
          name
          place
          is_present
        }
      }
      cursor
    }
  }
`);

/** A file of the media library. */
export type MediaItem = MediaItems_MediaItemsQuery['mediaItems']['items'][number];

/** Which files are shown. */
export type MediaWanted = { readonly search: string; readonly kind: MediaKind | null; readonly unusedOnly: boolean };

/** The files of the library that are wanted, some at a time. */
export function useMediaItems({ search, kind, unusedOnly }: MediaWanted) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { search, kind, unusedOnly, after };
      const { data } = await client.query(itemsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      const { items, cursor } = data?.mediaItems ?? {};
      return items ? { entries: items, cursor: cursor ?? null } : null;
    },
    [client, search, kind, unusedOnly],
  );
  return usePages(load);
}
