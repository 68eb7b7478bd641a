import { mostInvitees } from '@lectern/domain/institution/members.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import type { Chosen } from '../../member/use-chosen.ts';
import classes from './institution-members.module.css';

/** What is done with the invitations that are chosen. */
export type SeveralAct = 'resend' | 'change' | 'withdraw';

type Props = { readonly chosen: Chosen; readonly onAct: (act: SeveralAct) => void };

/** What can be done with the invitations that are chosen, in place of the head of the table. */
export function InvitationsBar({ chosen: { people, drop }, onAct }: Props) {
  const tooMany = people.length > mostInvitees;
  const words = texts.institution.people;
  const acts = { resend: words.resend, change: words.changeRole, withdraw: words.several.withdraw } as const;
  return (
    <div className={classes['bar']}>
      <span role="status">{tooMany ? words.tooMany(mostInvitees) : words.chosen(people.length)}</span>
      {(['resend', 'change', 'withdraw'] as const).map((act) => (
        <Button key={act} variant="default" size="xs" disabled={tooMany} onClick={() => onAct(act)}>
          {acts[act]}
        </Button>
      ))}
      <Button variant="subtle" size="xs" onClick={() => drop(people)}>
        {words.chooseNone}
      </Button>
    </div>
  );
}
