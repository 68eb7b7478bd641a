import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { IconPencil } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import type { UsersScreen_PaginatedUsersQuery } from '../../graphql/generated/graphql.ts';
import { adminLink } from './admin-link.ts';
import { AdminTabs } from './admin-tabs.tsx';
import classes from './admin.module.css';
import { InvitedPeople } from './invited-people.tsx';
import { pageSizes, useUsersSearch } from './users-search.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const usersQuery = graphql(`
  query UsersScreen_paginatedUsers($search: String!, $pageSize: Int!, $after: ID, $filter: GlobalRole) {
    paginatedUsers(search: $search, pageSize: $pageSize, after: $after, filter: $filter) {
      users {
        id
        first_name
        last_name
        avatar
        email
        role
        grantable_roles
      }
      totalCount
      moreThanCounted
      invited {
        id
        first_name
        last_name
        email
        institution_id
        institution_name
      }
      cursor
    }
  }
`);

/** The people of Lectern, found by name or address and by role. */
export function UsersScreen() {
  const list = useUsersSearch();
  const { typed, pageSize, filter } = list;
  const tooShort = isTooShort(list.search);
  const search = tooShort ? '' : list.search;
  const words = texts.admin;
  return (
    <Page width="staff">
      <PageHeader title={words.users} above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]} />
      <AdminTabs />
      <div className={classes['toolbar']}>
        <div className={classes['search']}>
          <SearchField label={words.find} value={typed} onChange={list.type} />
          <p role="status">{tooShort ? texts.institution.searchBegins(shortestSearch) : ''}</p>
        </div>
        <Select
          label={words.filter}
          value={filter ?? 'ALL'}
          options={[
            { value: 'ALL' as const, label: words.all },
            ...globalRoles.map((role) => ({ value: role, label: words.roles[role] })),
          ]}
          onChange={list.setFilter}
        />
        <Select
          label={words.view}
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => list.setPageSize(Number(size))}
        />
        <Button variant="default" disabled={typed === '' && filter === null} onClick={list.clear}>
          {words.clear}
        </Button>
      </div>
      <Found key={`${pageSize} ${filter} ${search}`} {...{ search, pageSize, filter }} />
    </Page>
  );
}

type Invited = UsersScreen_PaginatedUsersQuery['paginatedUsers']['invited'];

type FoundProps = { readonly search: string; readonly pageSize: number; readonly filter: GlobalRole | null };

function Found({ search, pageSize, filter }: FoundProps) {
  const client = useClient();
  const navigate = useNavigate();
  const staff = useStaff();
  const [total, setTotal] = useState<{ readonly count: number; readonly more: boolean } | null>(null);
  const [invited, setInvited] = useState<Invited>([]);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { search, pageSize, after, filter };
      const { data } = await client.query(usersQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { users, cursor, totalCount, moreThanCounted } = data.paginatedUsers;
      if (after === null) setInvited(data.paginatedUsers.invited);
      setTotal({ count: totalCount, more: moreThanCounted });
      return { entries: users, cursor: cursor ?? null };
    },
    [client, search, pageSize, filter],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLTableSectionElement>(entries?.length ?? 0);
  const words = texts.admin;
  return (
    <>
      <p role="status" className={classes['total']}>
        {total === null ? '' : words.total(total.count, total.more)}
      </p>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && invited.length === 0 && <Empty text={words.noResults} />}
      {entries !== null && entries.length > 0 && (
        <PeopleTable
          label={words.users}
          rows={rows}
          head={
            <>
              <th scope="col">{texts.institution.name}</th>
              <FoldedHead>{words.email}</FoldedHead>
              <th scope="col">{words.role}</th>
              <th scope="col" className={classes['acts']}>
                {words.acts}
              </th>
            </>
          }
        >
          {entries.map(({ id, first_name, last_name, avatar, email, role, grantable_roles }) => {
            const name = nameOf({ first_name, last_name });
            const isSelf = id === staff.id;
            const may = Boolean(grantable_roles?.length);
            const why = isSelf ? words.notOneself : words.aboveRank;
            return (
              <PersonRow
                key={id}
                name={name}
                link={adminLink(`users/${id}`)}
                avatar={avatar}
                email={email ?? ''}
                mark={isSelf && words.me}
              >
                <td>{role && words.roles[role]}</td>
                <td className={classes['acts']}>
                  <IconButton
                    size="sm"
                    icon={IconPencil}
                    label={may ? words.editThis(name) : why}
                    disabled={!may}
                    onClick={() => void navigate(adminLink(`users/${id}/edit`) as never)}
                  />
                </td>
              </PersonRow>
            );
          })}
        </PeopleTable>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.usersNotLoaded} label={words.moreResults} />
      {invited.length > 0 && <InvitedPeople invited={invited} />}
    </>
  );
}
