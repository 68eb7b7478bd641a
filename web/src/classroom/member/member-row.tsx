import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { nameOf } from '../../ui/people/named-person.ts';
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

/** A member of a group in a table. */
export function MemberRow({ member: { user, extra_percent }, viewerId, withEmail, choice, children }: Props) {
  const words = texts.members.extraTime;
  return (
    <PersonRow
      name={nameOf(user)}
      avatar={user.avatar}
      email={withEmail ? (user.email ?? null) : undefined}
      mark={user.id === viewerId ? texts.members.me : extra_percent ? words.chip(extra_percent) : false}
      choice={choice}
    >
      {children}
    </PersonRow>
  );
}
