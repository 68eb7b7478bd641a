import { Suspense, useEffect, useId, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { accountAddress } from './account-address.ts';
import { fetchBeforeNeeded } from './fetch-before-needed.ts';
import { OpenedMenu } from './opened-menu.tsx';
import classes from './profile-menu.module.css';
import { useSignOut } from './use-sign-out.tsx';
import type { Viewer } from './viewer.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly viewer: Viewer };

/** Who is signed in, who has invited them, what they were told lately, how the app looks to them, and the ways out. */
export function ProfileMenu({ viewer }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { leave, asks } = useSignOut();
  useEffect(fetchBeforeNeeded, []);
  const name = nameOf(viewer);
  const invitations = viewer.number_of_invitations;
  return (
    <>
      <button
        type="button"
        className={classes['button']}
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        <Avatar name={name} src={viewer.avatar ?? null} />
        {invitations > 0 && <span className={classes['dot']} />}
        <VisuallyHidden>
          {invitations > 0 ? texts.shell.invitedProfile(name, invitations) : texts.shell.profile(name)}
        </VisuallyHidden>
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={texts.shell.profile(name)}
        className={classes['menu']}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={classes['person']}>
          <Avatar name={name} src={viewer.avatar ?? null} size={40} />
          <div>
            <div className={classes['name']}>
              <bdi>{name}</bdi>
            </div>
            <div className={classes['email']}>{viewer.email}</div>
          </div>
        </div>
        {open && (
          <Suspense fallback={<div className={classes['waiting']} />}>
            <OpenedMenu viewer={viewer} />
          </Suspense>
        )}
        <div className={classes['acts']}>
          <a href={accountAddress()}>{texts.shell.myAccount}</a>
          <button type="button" onClick={leave}>
            {texts.shell.logout}
          </button>
        </div>
      </dialog>
      {asks}
    </>
  );
}
