import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from '../sales.module.css';
import { useRestore } from './use-restore.ts';

const withdrawnQuery = graphql(`
  query WithdrawnDialog_withdrawnLicenses($institutionId: ID!) {
    withdrawnLicenses(institutionId: $institutionId) {
      id
      name
      max_users
      until
    }
  }
`);

type Props = { readonly institutionId: string; readonly onDone: () => void; readonly onClose: () => void };

/** The quotes that were withdrawn, each to be restored until its day. */
export function WithdrawnDialog({ institutionId, onDone, onClose }: Props) {
  const screen = useScreenQuery(withdrawnQuery, { institutionId }, { fresh: true, beside: true });
  const bringBack = useRestore(() => {
    screen.reload();
    onDone();
  });
  const [busy, setBusy] = useState<string | null>(null);
  const words = texts.sales.withdrawal;
  const quotes = screen.data?.withdrawnLicenses;
  const restore = async (id: string) => {
    setBusy(id);
    await bringBack(id);
    setBusy(null);
  };
  return (
    <Dialog title={words.list} onClose={onClose}>
      {quotes ? (
        quotes.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ul className={classes['withdrawn']}>
            {quotes.map(({ id, name, max_users, until }) => (
              <li key={id}>
                <p>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span>{words.until(max_users, localDay(until))}</span>
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
        )
      ) : screen.error ? (
        <NotRead error={screen.error} what={words.notLoaded} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={2} />
      )}
    </Dialog>
  );
}
