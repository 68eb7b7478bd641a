import { asksAboutMember } from '@lectern/domain/business/follow-up/sales-question.ts';
import { mayChangeMember, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FoldedCell } from '../../../ui/people/people-table.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { AskButton } from '../../sales-question/ask-button.tsx';
import classes from './institution-members.module.css';
import { MemberActs, type MemberAct } from './member-acts.tsx';
import type { ListedMember } from './use-people.ts';
import { nameOf } from '../../../ui/people/named-person.ts';

type Props = {
  readonly institutionId: string;
  readonly member: ListedMember;
  readonly viewerId: string;
  /** Who may change people here; null for somebody who only looks. */
  readonly actor: MemberActor | null;
  readonly onAct: (act: MemberAct) => void;
  /** The cell before the name, where others can be chosen. */
  readonly choice?: ReactNode;
};

/** A member of an institution in the table. */
export function MemberRow({ institutionId, member: { id, role, user }, viewerId, actor, onAct, choice }: Props) {
  if (!user) return null;
  const words = texts.institution;
  const { first_name, last_name, avatar, email } = user;
  const name = nameOf({ first_name, last_name });
  const isSelf = user.id === viewerId;
  const about = { name, avatar, email, mark: isSelf && words.me };
  if (!actor)
    return (
      <PersonRow {...about}>
        <td>{words.roles[role]}</td>
      </PersonRow>
    );
  return (
    <PersonRow
      {...about}
      choice={choice}
      folded={[email ?? '', words.roles[role], words.people.accepted].filter(Boolean)}
    >
      <FoldedCell>{words.roles[role]}</FoldedCell>
      <FoldedCell>
        <span className={classes['accepted']}>
          <Icon of={IconCircleCheck} size={16} />
          {words.people.accepted}
        </span>
      </FoldedCell>
      <MemberActs
        on={{ kind: 'member', id, name, role, membership: { object_id: user.id, institution_id: institutionId } }}
        may={mayChangeMember(actor, { role, isSelf })}
        onAct={onAct}
        before={
          asksAboutMember(actor, { role, isSelf }) && (
            <AskButton institutionId={institutionId} question={{ about: 'member', id, name }} />
          )
        }
      />
    </PersonRow>
  );
}
