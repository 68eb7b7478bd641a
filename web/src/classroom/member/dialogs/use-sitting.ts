import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { sittingsQuery } from '../member-acts-query.ts';
import { nameOf, type NamedPerson } from '../../../ui/people/named-person.ts';

/** The names of those among some learners who have a sitting that runs at this moment. */
export function useSitting(groupId: string, people: readonly NamedPerson[]): readonly string[] {
  const variables = { group_id: groupId, user_ids: people.map(({ id }) => id) };
  const { data } = useScreenQuery(sittingsQuery, variables, { fresh: true });
  return data?.groupMembers.members.filter(({ sits }) => sits).map(({ user }) => nameOf(user)) ?? [];
}
