import { standingFor } from '@lectern/domain/business/license/license.ts';
import { institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { InstitutionsPanel_PaginatedInstitutionsQuery } from '../../graphql/generated/graphql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { countryName } from '../../texts/country-name.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { useChosen, type Chosen } from '../../ui/people/use-chosen.ts';
import { InstitutionTile } from '../institution/institution-tile.tsx';
import { LicenseState } from '../license/license-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { placeText } from './place-text.ts';
import { ReassignBar } from './reassign/reassign-bar.tsx';
import reassign from './reassign/reassign.module.css';
import type { Reassigned } from './reassign/reassign-dialog.tsx';
import { salesLink } from './sales-link.ts';
import { useListSearch } from './sales-search.ts';
import classes from './sales.module.css';

const institutionsQuery = graphql(`
  query InstitutionsPanel_paginatedInstitutions($search: String!, $pageSize: Int!, $after: ID) {
    paginatedInstitutions(search: $search, pageSize: $pageSize, after: $after) {
      institutions {
        id
        name
        logo
        city
        country_code
        sales_manager {
          id
          first_name
          last_name
        }
        licenses {
          id
          state
          days_to_expire
        }
      }
      cursor
    }
  }
`);

const DeletedInstitutions = lazy(async () => ({
  default: (await import('./delete/deleted-institutions.tsx')).DeletedInstitutions,
}));

/** The institutions, by name. */
export function InstitutionsPanel() {
  const list = useListSearch(institutionPageSizes);
  const [finding, setFinding] = useState(false);
  const chosen = useChosen<Reassigned>();
  const [choosing, setChoosing] = useState(false);
  /** How often one was restored here. */
  const [round, setRound] = useState(0);
  const words = texts.sales;
  return (
    <>
      <ListToolbar find={words.find} list={list}>
        <LinkButton
          variant="default"
          size="sm"
          leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
          {...salesLink('institution/import')}
        >
          {texts.institutionsFile.open}
        </LinkButton>
        <LinkButton size="sm" {...salesLink('institution/add')}>
          {words.add}
        </LinkButton>
      </ListToolbar>
      <Found
        key={`${round} ${list.search} ${list.pageSize}`}
        search={list.search}
        pageSize={list.pageSize}
        chosen={choosing ? chosen : null}
        onChoose={(begins) => {
          chosen.drop(chosen.rows);
          setChoosing(begins);
        }}
      />
      <Button variant="subtle" size="sm" className={classes['below']} onClick={() => setFinding(true)}>
        {words.deletion.list}
      </Button>
      {finding && (
        <Suspense>
          <DeletedInstitutions onRestored={() => setRound(round + 1)} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
}

type FoundProps = {
  readonly search: string;
  readonly pageSize: number;
  /** The institutions that are chosen; null while they are links. */
  readonly chosen: Chosen<Reassigned> | null;
  /** Some are to be chosen, or no more. */
  readonly onChoose: (begins: boolean) => void;
};

function Found({ search, pageSize, chosen, onChoose }: FoundProps) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { search, pageSize, after };
      const { data } = await client.query(institutionsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { institutions, cursor } = data.paginatedInstitutions;
      return { entries: institutions, cursor: cursor ?? null };
    },
    [client, search, pageSize],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.sales;
  return (
    <>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={search === '' ? words.none : words.noMatch} />}
      {entries !== null && entries.length > 0 && (
        <Panel
          title={words.tabs.institutions}
          flush
          aside={
            !chosen && (
              <Button variant="subtle" size="xs" onClick={() => onChoose(true)}>
                {words.reassign.begin}
              </Button>
            )
          }
        >
          {chosen && <ReassignBar shown={entries} chosen={chosen} onChanged={reload} onEnd={() => onChoose(false)} />}
          <ul ref={rows} className={classes['list']}>
            {entries.map((institution) => (
              <li key={institution.id} tabIndex={-1}>
                {chosen ? (
                  <label className={classes['row']}>
                    <input
                      type="checkbox"
                      className={reassign['choice']}
                      checked={chosen.has(institution.id)}
                      onChange={({ target }) => (target.checked ? chosen.put : chosen.drop)([institution])}
                    />
                    <InstitutionFacts institution={institution} />
                  </label>
                ) : (
                  <Link {...salesLink(`institution/${institution.id}`)} className={classes['row']}>
                    <InstitutionTile
                      institution={{ id: institution.id, name: institution.name, logo: institution.logo ?? null }}
                      size={32}
                    />
                    <InstitutionFacts institution={institution} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.moreResults} />
      <Spoken text={entries === null ? '' : words.shown(entries.length, cursor !== null)} />
    </>
  );
}

type Listed = InstitutionsPanel_PaginatedInstitutionsQuery['paginatedInstitutions']['institutions'][number];

function InstitutionFacts({ institution }: { readonly institution: Listed }) {
  const { name, city, country_code, sales_manager, licenses } = institution;
  const words = texts.sales;
  const shown = standingFor(licenses ?? []);
  return (
    <>
      <span className={classes['what']}>
        <bdi className={classes['name']}>{name}</bdi>
        <span className={classes['facts']}>{placeText(city, countryName(country_code))}</span>
      </span>
      <span className={`${classes['facts']} ${classes['manager']}`}>
        {sales_manager && <bdi>{words.person(sales_manager.first_name, sales_manager.last_name)}</bdi>}
      </span>
      <span className={classes['state']}>
        {shown.map(({ id, state, days_to_expire }) => (
          <LicenseState key={id} state={state} days={days_to_expire} />
        ))}
        {shown.length === 0 && (
          <Chip tone="red" dense>
            {words.noLicense}
          </Chip>
        )}
      </span>
    </>
  );
}
