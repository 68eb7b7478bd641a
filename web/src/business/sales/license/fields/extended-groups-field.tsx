import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { useCallback, useId } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../../graphql/generated/gql.ts';
import type { Refused } from '../../../../graphql/refusal-of.ts';
import { usePages } from '../../../../graphql/use-pages.ts';
import { texts } from '../../../../texts/texts.ts';
import { MorePages } from '../../../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Fieldset } from '../../../../ui/form/fieldset.tsx';
import classes from '../../sales.module.css';
import type { FieldOf } from '../license-values.ts';

const groupsQuery = graphql(`
  query ExtendedGroups_groupsToExtend($licenseId: ID!, $after: ID) {
    groupsToExtend(licenseId: $licenseId, after: $after) {
      groups {
        id
        name
        learners
        group_size
        ended_on
      }
      cursor
    }
  }
`);

type Props = {
  readonly licenseId: string;
  readonly today: CalendarDay;
  /** The day the renewed license ends on; '' while none is said. */
  readonly until: string;
  readonly field: Pick<FieldOf<readonly string[]>, 'error' | 'data-path'>;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** The groups that end or have ended with the old term of a license, none of them chosen; nothing where there are none. */
export function ExtendedGroupsField({ licenseId, today, until, field, chosen, onChoose }: Props) {
  const { error, 'data-path': path } = field;
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { licenseId, after };
      const { data } = await client.query(groupsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { groups, cursor } = data.groupsToExtend;
      return { entries: groups, cursor: cursor ?? null };
    },
    [client, licenseId],
  );
  const { entries, cursor, state, more } = usePages(load);
  const id = useId();
  const words = texts.sales.extend;
  if (entries?.length === 0) return null;
  return (
    <Fieldset legend={words.legend} describedBy={`${id}help`}>
      <p id={`${id}help`} aria-live="polite" className={error ? classes['error'] : classes['none']}>
        {error ?? (until === '' ? words.helpWithoutDay : words.help(until))}
      </p>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={1} />}
      <div className={classes['products']}>
        {entries?.map(({ id: group, name, learners, group_size, ended_on }, index) => (
          <div key={group} className={classes['what']}>
            <label>
              <input
                type="checkbox"
                data-path={index === 0 ? path : undefined}
                aria-describedby={`${id}${group}`}
                checked={chosen.includes(group)}
                onChange={({ target: { checked } }) =>
                  onChoose(checked ? [...chosen, group] : chosen.filter((one) => one !== group))
                }
              />
              <bdi>{name}</bdi>
            </label>
            <span id={`${id}${group}`} className={classes['under']}>
              {words.facts(learners, group_size, ended_on, ended_on < today)}
            </span>
          </div>
        ))}
      </div>
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={texts.sales.loadMore} size="sm" />
    </Fieldset>
  );
}

/** Says that the seats do not suffice for the chosen groups, where that is what the server has said. */
export function sayNotExtended({ code, field, details }: Refused): string | undefined {
  const { needed, free } = details;
  if (code !== 'NO_SEATS_LEFT' || field !== 'group_ids') return undefined;
  return texts.sales.extend.noSeats(Number(needed), Number(free));
}
