import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { usePages } from '../../../graphql/use-pages.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { RestoreDialog } from '../../../ui/feedback/restore-dialog.tsx';
import { useRestoreInstitution } from './use-restore-institution.ts';

const deletedQuery = graphql(`
  query DeletedInstitutions_deletedInstitutions($after: ID) {
    deletedInstitutions(after: $after) {
      institutions {
        id
        name
        until
      }
      cursor
    }
  }
`);

type Props = { readonly onRestored: () => void; readonly onClose: () => void };

/** The institutions that were deleted, each to be restored until its day. */
export function DeletedInstitutions({ onRestored, onClose }: Props) {
  const client = useClient();
  const bringBack = useRestoreInstitution();
  const words = texts.sales.deletion;
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query(deletedQuery, { after }, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { institutions, cursor } = data.deletedInstitutions;
      const entries = institutions.map(({ until, ...one }) => ({
        ...one,
        detail: texts.sales.deletion.until(localDay(until)),
      }));
      return { entries, cursor: cursor ?? null };
    },
    [client],
  );
  return (
    <RestoreDialog
      title={words.list}
      words={{ ...words, notLoaded: words.listNotLoaded, more: texts.sales.loadMore }}
      pages={usePages(load)}
      onRestore={async ({ id }) => {
        if (await bringBack(id)) onRestored();
      }}
      onClose={onClose}
    />
  );
}
