import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { DueChip } from './due-chip.tsx';
import { dueQuery, shownOf } from './follow-up-query.ts';
import { FollowUpText, nameOf } from './follow-up-text.tsx';
import classes from './follow-up.module.css';
import { institutionLink } from './institution-link.ts';
import { SettleButton } from './settle-button.tsx';
import { useFollowUpActs } from './use-follow-up-acts.ts';

type Props = {
  readonly viewer: { readonly id: string; readonly role: GlobalRole };
  /** The list has come, or could not be loaded. */
  readonly onLoaded: () => void;
};

/** The follow-ups of all institutions that are due, those of the viewer first; each leads to its institution. */
export function DuePanel({ viewer, onLoaded }: Props) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query(dueQuery, { after }, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { followUps, cursor: next } = data.dueFollowUps;
      return { entries: shownOf(followUps), cursor: next ?? null };
    },
    [client],
  );
  const { entries, cursor, state, more } = usePages(load);
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (state !== 'busy') loaded();
  }, [state]);
  const acts = useFollowUpActs();
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.followUp;
  return (
    <Panel title={words.dueTitle}>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <p className={classes['none']}>{words.noneDue}</p>}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['rows']}>
          {entries.map((listed) => {
            const followUp = acts.changed.get(listed.id) ?? listed;
            const { id, institution, assignee } = followUp;
            return (
              <li key={id} className={classes['due']} tabIndex={-1}>
                <div className={classes['words']}>
                  <Link {...institutionLink(viewer.role, institution.id)} className={classes['where']}>
                    <bdi>{institution.name}</bdi>
                  </Link>
                  <FollowUpText followUp={followUp} />
                  <p className={classes['facts']}>
                    <DueChip followUp={followUp} />
                    <bdi>{assignee?.id === viewer.id ? words.you : assignee ? nameOf(assignee) : words.nobody}</bdi>
                  </p>
                </div>
                <SettleButton {...{ followUp, acts }} />
              </li>
            );
          })}
        </ul>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.loadMore} size="sm" />
    </Panel>
  );
}
