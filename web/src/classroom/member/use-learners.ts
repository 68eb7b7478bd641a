import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import type { GroupMembers_LearnersQuery } from '../../graphql/generated/graphql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import type { MemberSearch } from './member-search.ts';
import { learnersQuery } from './members-query.ts';

type Page = GroupMembers_LearnersQuery['groupMembers'];

/** A member of a group as the tables show them. */
export type Member = Page['members'][number];

const pageSize = 50;

/** The learners of a group that a search finds, some at a time, and how many there are. */
export function useLearners(group_id: string, { name, sort, down }: MemberSearch) {
  const client = useClient();
  const [sums, setSums] = useState<Pick<Page, 'total' | 'group_size'> | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { group_id, search: name ?? '', sort, down, pageSize, after };
      const { data } = await client.query(learnersQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { members, cursor, total, group_size } = data.groupMembers;
      setSums({ total, group_size });
      return { entries: members, cursor: cursor ?? null };
    },
    [client, group_id, name, sort, down],
  );
  return { ...usePages(load), sums };
}
