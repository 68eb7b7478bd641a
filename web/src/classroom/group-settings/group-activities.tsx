import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { activityText, changeText, countText } from './activity-text.ts';
import classes from './group-settings.module.css';

const activitiesQuery = graphql(`
  query GroupActivities_groupActivities($groupId: ID!, $after: Int) {
    groupActivities(groupId: $groupId, after: $after) {
      activities {
        number
        at
        action
        by
        changes {
          field
          from
          to
        }
        counts {
          what
          count
        }
      }
      cursor
    }
  }
`);

/** What was done to a group, the latest first. */
export function GroupActivities({ groupId }: { readonly groupId: string }) {
  const client = useClient();
  const words = texts.groupSettings;
  const load = useCallback(
    async (after: string | null) => {
      const variables = { groupId, after: after === null ? null : Number(after) };
      const { data } = await client.query(activitiesQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { activities, cursor } = data.groupActivities;
      return { entries: activities, cursor: cursor == null ? null : String(cursor) };
    },
    [client, groupId],
  );
  const { entries, cursor, state, more } = usePages(load);
  return (
    <Panel title={words.activities}>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={3} />}
      {entries?.length === 0 && <p>{words.noActivities}</p>}
      <ol className={classes['activities']}>
        {entries?.map((activity) => (
          <li key={activity.number}>
            <p>
              {activityText(activity)}{' '}
              <span>{words.doneBy(activity.by ?? null, localDay(activity.at), clockTime(activity.at))}</span>
            </p>
            {activity.changes.length + activity.counts.length > 0 && (
              <ul>
                {activity.changes.map((change) => (
                  <li key={change.field}>{changeText(change)}</li>
                ))}
                {activity.counts.map((one) => (
                  <li key={one.what}>{countText(one)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <MorePages
        pages={{ state, cursor, more }}
        notLoaded={words.activitiesNotLoaded}
        label={words.moreActivities}
        size="sm"
      />
    </Panel>
  );
}
