import { mayCorrectInvitation } from '@lectern/domain/business/institution/invitation-mail.ts';
import { mayChangeInvitation, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import { texts } from '../../../texts/texts.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { ChoiceCell } from '../../../ui/people/choice-cell.tsx';
import { NoChoiceCell } from '../../../ui/people/no-choice-cell.tsx';
import { FoldedCell } from '../../../ui/people/people-table.tsx';
import { PersonRow } from '../../../ui/people/person-row.tsx';
import { namedPerson, type NamedPerson } from '../../../ui/people/named-person.ts';
import type { Chosen } from '../../../ui/people/use-chosen.ts';
import classes from './institution-members.module.css';
import { invitationStatus } from './invitation-status.ts';
import { MemberActs, type MemberAct } from './member-acts.tsx';
import { ReminderButton } from './reminder-button.tsx';
import type { ListedInvitation } from './use-people.ts';

type Props = {
  readonly invitation: ListedInvitation;
  readonly actor: MemberActor;
  readonly chosen: Chosen<NamedPerson>;
  /** Whether there is a column to choose in. */
  readonly chooses: boolean;
  readonly onAct: (act: MemberAct) => void;
  readonly onChanged: () => void;
};

/** Somebody who is invited and has not answered, in the table of members. */
export function InvitationRow({ invitation, actor, chosen, chooses, onAct, onChanged }: Props) {
  const { id, email, first_name, last_name, role, group_name, link, mail } = invitation;
  const words = texts.institution;
  const person = namedPerson(invitation);
  const { name } = person;
  const may = mayChangeInvitation(actor, role);
  const { tone, chip, about } = invitationStatus(invitation);
  const offered = group_name === null ? words.roles[role] : words.people.offeredIn(words.roles[role], group_name);
  const isChosen = chosen.has(id);
  const unreached = mail && mayCorrectInvitation(mail.state) ? { first_name, last_name, email } : undefined;
  return (
    <PersonRow
      {...{ name, email }}
      avatar={null}
      folded={[email, offered, [chip, ...about.slice(0, 1)].join(': '), ...about.slice(1)]}
      choice={
        chooses &&
        (may ? (
          <ChoiceCell
            label={words.people.choose(name)}
            checked={isChosen}
            onChange={() => (isChosen ? chosen.drop([person]) : chosen.put([person]))}
          />
        ) : (
          <NoChoiceCell />
        ))
      }
    >
      <FoldedCell>{offered}</FoldedCell>
      <FoldedCell>
        <span className={classes['status']}>
          <Chip dense tone={tone}>
            {chip}
          </Chip>
          {about.map((one) => (
            <small key={one} dir="auto">
              {one}
            </small>
          ))}
        </span>
      </FoldedCell>
      <MemberActs
        on={{ kind: 'invitation', id, name, role, unreached }}
        may={may}
        onAct={onAct}
        before={
          <>
            {link != null && <CopyButton value={link} what={words.people.linkFor(name)} />}
            {may && <ReminderButton {...{ invitation, onChanged }} />}
          </>
        }
      />
    </PersonRow>
  );
}
