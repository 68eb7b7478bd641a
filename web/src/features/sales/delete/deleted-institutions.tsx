import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { usePages } from '../../../graphql/use-pages.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { MorePages } from '../../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusOnNew } from '../../../ui/page/use-focus-on-new.ts';
import classes from '../sales.module.css';
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
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query(deletedQuery, { after }, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { institutions, cursor } = data.deletedInstitutions;
      return { entries: institutions, cursor: cursor ?? null };
    },
    [client],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const bringBack = useRestoreInstitution();
  const [busy, setBusy] = useState<string | null>(null);
  const words = texts.sales.deletion;
  const restore = async (id: string) => {
    setBusy(id);
    const isBack = await bringBack(id);
    setBusy(null);
    reload();
    if (isBack) onRestored();
  };
  return (
    <Dialog title={words.list} onClose={onClose}>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <Empty text={words.none} />}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['withdrawn']}>
          {entries.map(({ id, name, until }) => (
            <li key={id} tabIndex={-1}>
              <p>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span>{words.until(localDay(until))}</span>
              </p>
              <Button
                variant="default"
                size="sm"
                loading={busy === id}
                aria-label={words.restoreThis(name)}
                onClick={() => void restore(id)}
              >
                {words.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MorePages
        pages={{ state, cursor, more }}
        notLoaded={words.listNotLoaded}
        label={texts.sales.loadMore}
        size="sm"
      />
    </Dialog>
  );
}
