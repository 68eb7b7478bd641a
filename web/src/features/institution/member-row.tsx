import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import classes from './institution-members.module.css';

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

/** A member in the table; where there is little room, the address stands below the name. */
export function MemberRow({ member, viewerId }: Props) {
  const { role, user } = readFragment(memberFragment, member);
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <tr tabIndex={-1}>
      <th scope="row">
        <span className={classes['person']}>
          <Avatar name={name} src={user.avatar ?? null} size={28} />
          <span className={classes['words']}>
            <bdi>{name}</bdi>
            {user.id === viewerId && <Chip dense>{texts.institution.me}</Chip>}
            <bdi className={classes['below']}>{user.email}</bdi>
          </span>
        </span>
      </th>
      <td className={classes['beside']}>
        <bdi>{user.email}</bdi>
      </td>
      <td>{texts.institution.roles[role]}</td>
    </tr>
  );
}
