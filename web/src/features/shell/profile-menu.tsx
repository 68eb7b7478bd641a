import { useId, useState, useSyncExternalStore } from 'react';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { onToasts, recentToasts } from '../../ui/feedback/toast-store.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { accountAddress } from './account-address.ts';
import { ColourScheme } from './colour-scheme.tsx';
import classes from './profile-menu.module.css';
import { useSignOut } from './use-sign-out.tsx';

type Props = {
  readonly viewer: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly avatar?: string | null;
  };
};

/** Who is signed in, what they were told lately, how the app looks to them, and the ways out. */
export function ProfileMenu({ viewer }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { leave, asks } = useSignOut();
  const name = `${viewer.first_name} ${viewer.last_name}`;
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
        <VisuallyHidden>{texts.shell.profile(name)}</VisuallyHidden>
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
        <Notifications />
        <ColourScheme className={classes['section']} />
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

function Notifications() {
  const toasts = useSyncExternalStore(onToasts, recentToasts);
  if (toasts.length === 0) return null;
  return (
    <section className={classes['section']}>
      <h2>{texts.ui.notifications}</h2>
      <ul className={classes['toasts']}>
        {toasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
