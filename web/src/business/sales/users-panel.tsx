import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useListSearch, userPageSizes } from './sales-search.ts';
import classes from './sales.module.css';

const usersQuery = graphql(`
  query UsersPanel_paginatedUsers($search: String!, $pageSize: Int!, $after: ID) {
    paginatedUsers(search: $search, pageSize: $pageSize, after: $after, noInstitutionOnly: true) {
      users {
        id
        first_name
        last_name
        avatar
        email
      }
      totalCount
      moreThanCounted
      cursor
    }
  }
`);

/** The people who belong to no institution, by last name. */
export function UsersPanel() {
  const list = useListSearch(userPageSizes);
  const tooShort = isTooShort(list.search);
  const search = tooShort ? '' : list.search;
  const { searchBegins } = texts.institution;
  return (
    <>
      <ListToolbar find={texts.sales.findUser} help={tooShort ? searchBegins(shortestSearch) : ''} list={list} />
      <Found key={`${search} ${list.pageSize}`} search={search} pageSize={list.pageSize} />
    </>
  );
}

function Found({ search, pageSize }: { readonly search: string; readonly pageSize: number }) {
  const client = useClient();
  const [total, setTotal] = useState<{ readonly count: number; readonly more: boolean } | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { search, pageSize, after };
      const { data } = await client.query(usersQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { users, cursor, totalCount, moreThanCounted } = data.paginatedUsers;
      setTotal({ count: totalCount, more: moreThanCounted });
      return { entries: users, cursor: cursor ?? null };
    },
    [client, search, pageSize],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLTableSectionElement>(entries?.length ?? 0);
  const words = texts.sales;
  return (
    <>
      <p role="status" className={classes['total']}>
        {total === null ? '' : words.users(total.count, total.more)}
      </p>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={search === '' ? words.noUsers : words.noMatch} />}
      {entries !== null && entries.length > 0 && (
        <PeopleTable
          label={words.tabs.users}
          rows={rows}
          head={
            <>
              <th scope="col">{texts.institution.name}</th>
              <FoldedHead>{texts.institution.email}</FoldedHead>
            </>
          }
        >
          {entries.map(({ id, first_name, last_name, avatar, email }) => (
            <PersonRow key={id} name={words.person(first_name, last_name)} avatar={avatar} email={email ?? ''}>
              {null}
            </PersonRow>
          ))}
        </PeopleTable>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.usersNotLoaded} label={words.moreResults} />
    </>
  );
}
