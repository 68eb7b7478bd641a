import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import classes from './invitations.module.css';
import type { OpenInvitation } from './use-answer.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = {
  readonly invitation: OpenInvitation;
  /** Whether an answer to this one is under way. */
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
};

/** One invitation with its answers. Who belongs to the institution already can only take it away. */
export function InvitationRow({ invitation, busy, onAccept, onDecline }: Props) {
  const words = useId();
  const { role, group_name, created_by, institution } = invitation;
  const { offer, joins, keepsRole, alreadyMember, accept, decline } = texts.invitations;
  const answer = { size: 'sm', loading: busy, 'aria-describedby': words } as const;
  return (
    <li className={classes['row']}>
      <div id={words}>
        <p className={classes['name']}>
          <bdi>{institution.name}</bdi>
        </p>
        <p className={classes['facts']}>{offer(role, nameOf(created_by))}</p>
        {group_name !== null && !institution.my_role && <p className={classes['facts']}>{joins(group_name)}</p>}
        {institution.my_role && <p className={classes['facts']}>{keepsRole(institution.my_role)}</p>}
      </div>
      <div className={classes['answers']}>
        {institution.my_role ? (
          <Button {...answer} variant="default" onClick={onDecline}>
            {alreadyMember}
          </Button>
        ) : (
          <Button {...answer} onClick={onAccept}>
            {accept}
          </Button>
        )}
        <Button {...answer} loading={false} disabled={busy} variant="subtle" onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </li>
  );
}
