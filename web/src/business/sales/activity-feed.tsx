import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FeedEntry } from './feed-entry.tsx';
import classes from './sales.module.css';

const activitiesQuery = graphql(`
  query ActivityFeed_institutionActivities($institution_id: ID!, $after: ID) {
    institutionActivities(institution_id: $institution_id, after: $after) {
      activities {
        id
        activity
        about
        created_on
        user {
          id
          first_name
          last_name
          avatar
        }
      }
      cursor
    }
  }
`);

/** What happened at an institution, the latest first. */
export function ActivityFeed({ institutionId }: { readonly institutionId: string }) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { institution_id: institutionId, after };
      const { data } = await client.query(activitiesQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { activities, cursor } = data.institutionActivities;
      return { entries: activities, cursor: cursor ?? null };
    },
    [client, institutionId],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLOListElement>(entries?.length ?? 0);
  const words = texts.sales;
  return (
    <Panel title={words.activity}>
      <div className={classes['feeds']}>
        {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
        {entries?.length === 0 && <p className={classes['none']}>{words.noActivity}</p>}
        {entries !== null && entries.length > 0 && (
          <ol ref={rows} className={classes['feed']}>
            {entries.map(({ id, activity, about, created_on, user }) => (
              <FeedEntry key={id} user={user} moment={created_on}>
                <p dir="auto">{words.did[activity](about ?? '')}</p>
              </FeedEntry>
            ))}
          </ol>
        )}
        <MorePages
          pages={{ state, cursor, more }}
          notLoaded={words.activityNotLoaded}
          label={words.loadMore}
          size="sm"
        />
      </div>
    </Panel>
  );
}
