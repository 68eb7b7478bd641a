import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import type { AddMembers_AddableMembersQueryVariables } from '../../../graphql/generated/graphql.ts';
import { usePages } from '../../../graphql/use-pages.ts';
import { addableQuery } from '../member-acts-query.ts';

/** Who is added: learners, or instructors. */
export type AddedRole = AddMembers_AddableMembersQueryVariables['role'];

/** The people of the institution whom a search finds, some at a time, and how many learners still fit in. */
export function useAddable(group_id: string, role: AddedRole, search: string) {
  const client = useClient();
  const [freePlaces, setFreePlaces] = useState<number | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { group_id, role, search, after };
      const { data } = await client.query(addableQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      setFreePlaces(data.addableMembers.free_places);
      return { entries: data.addableMembers.people, cursor: data.addableMembers.cursor ?? null };
    },
    [client, group_id, role, search],
  );
  return { ...usePages(load), freePlaces };
}
