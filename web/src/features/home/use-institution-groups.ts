import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { InstitutionGroups_GroupsQuery } from '../../graphql/generated/graphql.ts';

const groupsQuery = graphql(`
  query InstitutionGroups_groups($institutionId: ID!, $search: String!, $after: ID) {
    groups(institutionId: $institutionId, search: $search, pageSize: 12, after: $after) {
      groups {
        id
        ...GroupCard_group
      }
      hasMore
      cursor
    }
  }
`);

type Groups = InstitutionGroups_GroupsQuery['groups']['groups'];

/** A wish for the groups that follow one of them; null for the first ones. */
type Wish = { readonly after: string | null };

/** The groups as far as they have come; null before the first reply. */
type List = { readonly groups: Groups | null; readonly cursor: string | null };

/** The groups of an institution that a search finds, some at a time; `more` asks for those that follow. */
export function useInstitutionGroups(institutionId: string, search: string) {
  const client = useClient();
  const [wish, setWish] = useState<Wish>({ after: null });
  const [list, setList] = useState<List>({ groups: null, cursor: null });
  const [answered, setAnswered] = useState<{ readonly wish: Wish | null; readonly failed: boolean }>({
    wish: null,
    failed: false,
  });
  useEffect(() => {
    let left = false;
    const load = async () => {
      const variables = { institutionId, search, after: wish.after };
      const { data } = await client.query(groupsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (left) return;
      setAnswered({ wish, failed: !data });
      if (!data) return;
      const { groups, cursor } = data.groups;
      setList((before) => ({
        groups: [...(wish.after === null ? [] : (before.groups ?? [])), ...groups],
        cursor: cursor ?? null,
      }));
    };
    void load();
    return () => {
      left = true;
    };
  }, [client, institutionId, search, wish]);
  const state: 'busy' | 'failed' | 'idle' = answered.wish !== wish ? 'busy' : answered.failed ? 'failed' : 'idle';
  return { ...list, state, more: () => setWish({ after: list.cursor }) };
}
