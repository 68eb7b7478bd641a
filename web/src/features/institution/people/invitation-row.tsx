import { mayChangeInvitation, type MemberActor } from '@lectern/domain/institution/members.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { FoldedCell } from '../../../ui/people/people-table.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import classes from './institution-members.module.css';
import { MemberActs, type MemberAct } from './member-acts.tsx';
import type { ListedInvitation } from './use-people.ts';

type Props = {
  readonly invitation: ListedInvitation;
  readonly actor: MemberActor;
  readonly onAct: (act: MemberAct) => void;
};

/** Somebody who is invited and has not answered, in the table of members. */
export function InvitationRow({ invitation, actor, onAct }: Props) {
  const { id, email, first_name, last_name, role, expires_on, isOver } = invitation;
  const words = texts.institution;
  const name = `${first_name} ${last_name}`;
  const until = (isOver ? words.people.overSince : words.people.openUntil)(localDay(expires_on));
  return (
    <PersonRow
      {...{ name, email }}
      avatar={null}
      folded={[email, words.roles[role], `${words.people.invited}: ${until}`]}
    >
      <FoldedCell>{words.roles[role]}</FoldedCell>
      <FoldedCell>
        <span className={classes['status']}>
          <Chip dense tone={isOver ? 'red' : 'blue'}>
            {words.people.invited}
          </Chip>
          <small>{until}</small>
        </span>
      </FoldedCell>
      <MemberActs on={{ kind: 'invitation', id, name, role }} may={mayChangeInvitation(actor, role)} onAct={onAct} />
    </PersonRow>
  );
}
