import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const instructorsQuery = graphql(`
  query CreateGroupDialog_institutionMembers($institution_id: ID!, $after: ID) {
    institutionMembers(institution_id: $institution_id, role: INSTRUCTOR, pageSize: 60, after: $after) {
      members {
        id
        user {
          id
          first_name
          last_name
        }
      }
      cursor
    }
  }
`);

type Instructor = { readonly id: string; readonly name: string };

/** The instructors of an institution, page after page as they come; none while `asks` is false. */
export function useInstructors(institution_id: string, asks: boolean): readonly Instructor[] {
  const client = useClient();
  const [found, setFound] = useState<readonly Instructor[]>([]);
  useEffect(() => {
    let wanted = asks;
    const load = async (after: string | null, before: readonly Instructor[]): Promise<void> => {
      const { data } = await client.query(instructorsQuery, { institution_id, after }).toPromise();
      if (!data || !wanted) return;
      const { members, cursor } = data.institutionMembers;
      const all = [...before, ...members.flatMap(({ user }) => (user ? [{ id: user.id, name: nameOf(user) }] : []))];
      setFound(all);
      if (cursor != null) await load(cursor, all);
    };
    if (asks) void load(null, []);
    return () => {
      wanted = false;
    };
  }, [client, institution_id, asks]);
  return found;
}
