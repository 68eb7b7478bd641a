import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { usePages } from '../../graphql/use-pages.ts';

const membersQuery = graphql(`
  query InstitutionMembers_institutionMembers($institution_id: ID!, $search: String!, $after: ID) {
    institutionMembers(institution_id: $institution_id, search: $search, pageSize: 20, after: $after) {
      members {
        id
        ...MemberRow_member
      }
      cursor
    }
  }
`);

/** The members of an institution that a search finds, some at a time. */
export function useMembers(institution_id: string, search: string) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { institution_id, search, after };
      const { data } = await client.query(membersQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      const { members, cursor } = data?.institutionMembers ?? {};
      return members ? { entries: members, cursor: cursor ?? null } : null;
    },
    [client, institution_id, search],
  );
  return usePages(load);
}
