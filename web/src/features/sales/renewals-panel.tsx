import { institutionPageSizes } from '@lectern/domain/institution/institution-form.ts';
import { renewalTone, renewalWindows } from '@lectern/domain/license/renewals.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useId } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { RenewalsPanel_PaginatedLicensesQuery } from '../../graphql/generated/graphql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { InstitutionTile } from '../institution/institution-tile.tsx';
import { expirySentence } from '../license/expiry-sentence.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { salesLink } from './sales-link.ts';
import { useListSearch, useSalesSearch } from './sales-search.ts';
import classes from './sales.module.css';
import { useStaff } from '../session/staff-only.tsx';

const renewalsQuery = graphql(`
  query RenewalsPanel_paginatedLicenses($filter: LicenseFilter!, $search: String!, $pageSize: Int!, $after: ID) {
    paginatedLicenses(filter: $filter, search: $search, pageSize: $pageSize, after: $after) {
      licenses {
        id
        name
        state
        expiry_date
        days_to_expire
        max_users
        slots_used
        institution {
          id
          name
          logo
        }
      }
      cursor
    }
  }
`);

/** The licenses that end soon, or have ended lately, the first one first. */
export function RenewalsPanel() {
  const list = useListSearch(institutionPageSizes);
  const { asked, change } = useSalesSearch();
  const sellerId = useStaff().id;
  const id = useId();
  const words = texts.sales;
  const { window = 30, mine = false } = asked;
  const assignedTo = mine ? sellerId : null;
  const options = [
    ...renewalWindows.map((value) => ({ value, label: words.days(value) })),
    { value: 'ended' as const, label: words.recentlyExpired },
  ];
  return (
    <>
      <ListToolbar find={words.findRenewal} list={list} />
      <div className={classes['filters']}>
        <Track
          hideLegend
          legend={words.tabs.renewals}
          options={options}
          value={window}
          size="sm"
          onChange={(chosen) => change({ ...asked, window: chosen })}
        />
        <span className={classes['mine']}>
          <input
            id={id}
            type="checkbox"
            checked={mine}
            onChange={(event) => change({ ...asked, mine: event.target.checked || undefined })}
          />
          <label htmlFor={id}>{words.assignedToMe}</label>
        </span>
      </div>
      <Found
        key={JSON.stringify([list.search, list.pageSize, assignedTo, window])}
        search={list.search}
        pageSize={list.pageSize}
        assignedTo={assignedTo}
        window={window}
      />
    </>
  );
}

type FoundProps = {
  readonly search: string;
  readonly pageSize: number;
  readonly assignedTo: string | null;
  readonly window: number | 'ended';
};

function Found({ search, pageSize, assignedTo, window }: FoundProps) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const which = window === 'ended' ? { recentlyExpired: true } : { daysToRenewal: window };
      const variables = { filter: { assignedTo, ...which }, search, pageSize, after };
      const { data } = await client.query(renewalsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { licenses, cursor } = data.paginatedLicenses;
      return { entries: licenses, cursor: cursor ?? null };
    },
    [client, search, pageSize, assignedTo, window],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.sales;
  return (
    <>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={words.noMatch} />}
      {entries !== null && entries.length > 0 && (
        <Panel title={words.tabs.renewals} flush>
          <ul ref={rows} className={classes['list']}>
            {entries.map((license) => (
              <li key={license.id} tabIndex={-1}>
                <RenewalRow license={license} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.renewalsNotLoaded} label={words.moreResults} />
      <Spoken text={entries === null ? '' : words.renewalsShown(entries.length, cursor !== null)} />
    </>
  );
}

type Listed = RenewalsPanel_PaginatedLicensesQuery['paginatedLicenses']['licenses'][number];

function RenewalRow({ license }: { readonly license: Listed }) {
  const { name, days_to_expire, max_users, slots_used, institution } = license;
  return (
    <Link {...salesLink(`institution/${institution.id}`)} className={classes['row']}>
      <InstitutionTile institution={institution} size={32} />
      <span className={classes['what']}>
        <bdi className={classes['name']}>{institution.name}</bdi>
        <bdi className={classes['facts']}>{name}</bdi>
      </span>
      <span className={`${classes['facts']} ${classes['manager']}`}>
        {texts.license.seatsUsed(slots_used, max_users)}
      </span>
      <span className={classes['state']}>
        <Chip tone={renewalTone(days_to_expire)} dense>
          {days_to_expire > 0 ? texts.sales.days(days_to_expire) : expirySentence(license)}
        </Chip>
      </span>
    </Link>
  );
}
