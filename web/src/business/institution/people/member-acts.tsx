import { IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import type { Unreached } from './correct-dialog.tsx';
import classes from './institution-members.module.css';

/** Whom an act is about: a member, or an invitation. */
export type ActOn = {
  readonly kind: 'member' | 'invitation';
  readonly id: string;
  readonly name: string;
  readonly role: InstitutionRole;
  /** The person who is a member, and where. */
  readonly membership?: { readonly object_id: string; readonly institution_id: string } | undefined;
  /** Whom an invitation is for whose mail reached nobody: then that is what is edited. */
  readonly unreached?: Unreached | undefined;
};

/** What is about to be done with somebody. */
export type MemberAct = { readonly what: 'edit' | 'remove' | 'resend'; readonly on: ActOn };

type Props = {
  readonly on: ActOn;
  /** Whether the viewer may change them. */
  readonly may: boolean;
  readonly onAct: (act: MemberAct) => void;
  /** What stands before them, such as the way to those who can. */
  readonly before?: ReactNode;
};

/** What can be done with somebody in the table; what cannot stays in its place, off. */
export function MemberActs({ on, may, onAct, before }: Props) {
  const words = texts.institution.people;
  const label = (can: string, cannot: string) => (may ? can : cannot);
  // What is off can have the focus, so that who works by keyboard hears why.
  const act = (what: MemberAct['what']) => ({ disabled: !may, onClick: () => onAct({ what, on }) });
  return (
    <td className={classes['acts']}>
      {before}
      {on.kind === 'invitation' && (
        <IconButton
          size="sm"
          icon={IconMailForward}
          label={label(words.resendTo(on.name), words.unableToResend)}
          {...act('resend')}
        />
      )}
      <IconButton
        size="sm"
        icon={IconPencil}
        label={label(words.editThis(on.name), words.unableToEdit)}
        {...act('edit')}
      />
      <IconButton
        size="sm"
        icon={IconTrash}
        label={label(words.removeThis(on.name), words.unableToDelete)}
        {...act('remove')}
      />
    </td>
  );
}
