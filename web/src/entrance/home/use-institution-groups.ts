import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';

const groupsQuery = graphql(`
  query InstitutionGroups_groups($institutionId: ID!, $search: String!, $after: ID) {
    groups(institutionId: $institutionId, search: $search, pageSize: 12, after: $after) {
      groups {
        id
        ...GroupCard_group
      }
      cursor
    }
  }
`);

/** The groups of an institution that a search finds, some at a time. */
export function useInstitutionGroups(institutionId: string, search: string) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { institutionId, search, after };
      const { data } = await client.query(groupsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      return data ? { entries: data.groups.groups, cursor: data.groups.cursor ?? null } : null;
    },
    [client, institutionId, search],
  );
  return usePages(load);
}
