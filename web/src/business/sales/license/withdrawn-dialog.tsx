import { graphql } from '../../../graphql/generated/gql.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { RestoreDialog } from '../../../ui/feedback/restore-dialog.tsx';
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
  const { data, error, reload } = useScreenQuery(withdrawnQuery, { institutionId }, { fresh: true, beside: true });
  const bringBack = useRestore(onDone);
  const words = texts.sales.withdrawal;
  const entries = data?.withdrawnLicenses.map(({ max_users, until, ...quote }) => ({
    ...quote,
    detail: words.until(max_users, localDay(until)),
  }));
  return (
    <RestoreDialog
      title={words.list}
      words={{ ...words, more: texts.sales.loadMore }}
      pages={{ entries: entries ?? null, cursor: null, state: data ? 'idle' : 'busy', more: reload, reload }}
      onRestore={({ id }) => bringBack(id)}
      onClose={onClose}
    >
      {!data && error && (
        <NotRead error={error} what={words.notLoaded} onLoadAgain={reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      )}
    </RestoreDialog>
  );
}
