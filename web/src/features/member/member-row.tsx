import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import classes from './members.module.css';
import { nameOf } from './named-person.ts';
import type { Member } from './use-learners.ts';

type Props = {
  readonly member: Member;
  readonly viewerId: string | null;
  /** Whether addresses have a column. */
  readonly withEmail: boolean;
  /** The cell before the name, where members can be chosen. */
  readonly choice?: ReactNode;
  /** The cells after name and address. */
  readonly children: ReactNode;
};

/** A member in a table; where there is little room, the address stands below the name. */
export function MemberRow({ member: { user }, viewerId, withEmail, choice, children }: Props) {
  const name = nameOf(user);
  return (
    <tr tabIndex={-1}>
      {choice}
      <th scope="row">
        <span className={classes['person']}>
          <Avatar name={name} src={user.avatar ?? null} size={28} />
          <span className={classes['words']}>
            <bdi>{name}</bdi>
            {user.id === viewerId && <Chip dense>{texts.members.me}</Chip>}
            {withEmail && user.email && <bdi className={classes['below']}>{user.email}</bdi>}
          </span>
        </span>
      </th>
      {withEmail && (
        <td className={classes['beside']}>
          <bdi>{user.email}</bdi>
        </td>
      )}
      {children}
    </tr>
  );
}
