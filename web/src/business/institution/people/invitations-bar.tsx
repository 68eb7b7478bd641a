import { mostInvitees } from '@lectern/domain/business/institution/members.ts';
import { texts } from '../../../texts/texts.ts';
import { ChosenActs } from '../../../ui/people/chosen-acts.tsx';
import type { NamedPerson } from '../../../ui/people/named-person.ts';
import type { Chosen } from '../../../ui/people/use-chosen.ts';

/** What is done with the invitations that are chosen. */
export type SeveralAct = 'resend' | 'change' | 'withdraw';

type Props = { readonly chosen: Chosen<NamedPerson>; readonly onAct: (act: SeveralAct) => void };

/** What can be done with the invitations that are chosen, in place of the head of the table. */
export function InvitationsBar({ chosen: { rows, drop }, onAct }: Props) {
  const disabled = rows.length > mostInvitees;
  const words = texts.institution.people;
  const act = (name: SeveralAct, label: string) => ({ label, disabled, onClick: () => onAct(name) });
  return (
    <ChosenActs
      said={disabled ? words.tooMany(mostInvitees) : words.chosen(rows.length)}
      acts={[act('resend', words.resend), act('change', words.changeRole), act('withdraw', words.several.withdraw)]}
      end={{ label: words.chooseNone, onClick: () => drop(rows) }}
    />
  );
}
