import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import type { WrittenFollowUp } from './follow-up-dialog.tsx';
import { followUpsQuery, shownOf } from './follow-up-query.ts';
import { FollowUpRow } from './follow-up-row.tsx';
import classes from './follow-up.module.css';
import { useFollowUpActs } from './use-follow-up-acts.ts';

const FollowUpDialog = lazy(async () => ({ default: (await import('./follow-up-dialog.tsx')).FollowUpDialog }));

type Props = {
  readonly institutionId: string;
  /** Called when something was written, changed or done. */
  readonly onChanged?: () => void;
};

/** What is to be done for an institution: open follow-ups first, then those that are done. */
export function FollowUpsPanel({ institutionId, onChanged = () => {} }: Props) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { institution_id: institutionId, after };
      const { data } = await client.query(followUpsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { followUps, cursor: next } = data.followUps;
      return { entries: shownOf(followUps), cursor: next ?? null };
    },
    [client, institutionId],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const acts = useFollowUpActs();
  const [written, setWritten] = useState<WrittenFollowUp | null>(null);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.followUp;
  const saved = () => {
    acts.forget();
    reload();
    onChanged();
  };
  return (
    <Panel
      title={words.title}
      aside={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => setWritten({ institutionId })}
        >
          {words.add}
        </Button>
      }
    >
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <p className={classes['none']}>{words.none}</p>}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['rows']}>
          {entries.map((listed) => {
            const now = acts.changed.get(listed.id);
            return now === null ? (
              <DeletedRow key={listed.id} onRestore={() => void acts.restore(listed.id)} />
            ) : (
              <FollowUpRow
                key={listed.id}
                followUp={now ?? listed}
                acts={acts}
                onEdit={() => setWritten({ followUp: now ?? listed })}
              />
            );
          })}
        </ul>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.loadMore} size="sm" />
      {written && (
        <Suspense>
          <FollowUpDialog written={written} onChanged={saved} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** In place of a follow-up that was deleted: the way back, which has the focus. */
function DeletedRow({ onRestore }: { readonly onRestore: () => void }) {
  const words = texts.followUp;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes['deleted']}>
      <span role="status">{words.deleted}</span>
      <Button variant="subtle" size="xs" ref={undo} onClick={onRestore}>
        {words.undo}
      </Button>
    </li>
  );
}
