import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/texts.ts';
import { onToasts, recentToasts } from '../../ui/feedback/toast-store.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { Invitations } from '../invitation/invitations.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import classes from './profile-menu.module.css';

type Props = { readonly viewer: { readonly id: string; readonly email: string } };

/** What the profile menu shows between the person and the ways out. */
export function MenuSections({ viewer }: Props) {
  return (
    <>
      <Invitations viewer={viewer} />
      <Notifications />
      <LanguageChoice className={classes['section']} />
      <ColourScheme className={classes['section']} />
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
