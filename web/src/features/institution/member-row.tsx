import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { PersonRow } from '../../ui/people/person-row.tsx';

const memberFragment = graphql(`
  fragment MemberRow_member on InstitutionMember {
    role
    user {
      id
      first_name
      last_name
      avatar
      email
    }
  }
`);

type Props = { readonly member: FragmentType<typeof memberFragment>; readonly viewerId: string };

/** A member of an institution in the table. */
export function MemberRow({ member, viewerId }: Props) {
  const { role, user } = readFragment(memberFragment, member);
  if (!user) return null;
  const { id, first_name, last_name, avatar, email } = user;
  return (
    <PersonRow
      name={`${first_name} ${last_name}`}
      {...{ avatar, email }}
      mark={id === viewerId && texts.institution.me}
    >
      <td>{texts.institution.roles[role]}</td>
    </PersonRow>
  );
}
