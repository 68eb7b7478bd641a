import { useCallback, useEffect, useState } from 'react';
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

/** The groups of an institution as far as they were asked for; null before the first reply. */
type List = {
  readonly groups: Groups | null;
  readonly cursor: string | null;
  readonly state: 'busy' | 'failed' | 'idle';
};

const nothing: List = { groups: null, cursor: null, state: 'busy' };

/** The groups of an institution that a search finds, some at a time; `more` asks for those that follow. */
export function useInstitutionGroups(institutionId: string, search: string): List & { readonly more: () => void } {
  const client = useClient();
  const [list, setList] = useState(nothing);
  const [asked, ask] = useState<{ readonly after: string | null }>({ after: null });
  useEffect(() => {
    let left = false;
    const { after } = asked;
    setList((now) => ({ ...now, state: 'busy' }));
    void client
      .query(groupsQuery, { institutionId, search, after }, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data }) => {
        if (left) return;
        setList((now) =>
          data
            ? {
                groups: [...(after === null ? [] : (now.groups ?? [])), ...data.groups.groups],
                cursor: data.groups.cursor ?? null,
                state: 'idle',
              }
            : { ...now, state: 'failed' },
        );
      });
    return () => {
      left = true;
    };
  }, [client, institutionId, search, asked]);
  return { ...list, more: useCallback(() => ask({ after: list.cursor }), [list.cursor]) };
}
