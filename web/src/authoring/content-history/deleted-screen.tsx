import { linkOptions } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { cmsLink } from '../cms/cms-link.ts';
import { deletedQuery } from './deleted-query.ts';
import { DeletedRow } from './deleted-row.tsx';
import classes from './history.module.css';

/** What was deleted in the last 30 days, and the way back. */
export function DeletedScreen() {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query(deletedQuery, { after }, { requestPolicy: 'network-only' }).toPromise();
      return data ? { entries: data.deletedContent.items, cursor: data.deletedContent.cursor ?? null } : null;
    },
    [client],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  useAfterUndo(reload);
  const words = texts.contentHistory.deleted;
  return (
    <Page width="staff">
      <PageHeader
        title={words.title}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
        ]}
      />
      <p className={classes['intro']}>{words.text}</p>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={4} />}
      {entries?.length === 0 && <Empty text={words.none} />}
      {entries && entries.length > 0 && (
        <Panel>
          <ul className={classes['deleted']}>
            {entries.map((item) => (
              <DeletedRow key={item.id} item={item} onRestored={reload} />
            ))}
          </ul>
          {cursor !== null && state !== 'failed' && (
            <Button variant="default" size="sm" loading={state === 'busy'} onClick={more}>
              {words.more}
            </Button>
          )}
        </Panel>
      )}
      {state === 'failed' && <Failed what={words.notLoaded} onLoadAgain={entries === null ? reload : more} />}
    </Page>
  );
}
