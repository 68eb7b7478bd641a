import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/texts.ts';
import { onToasts, recentToasts } from '../../ui/feedback/toast-store.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { Invitations } from '../invitation/invitations.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import { InstitutionChoice } from './institution-choice.tsx';
import classes from './profile-menu.module.css';
import type { Viewer } from './viewer.ts';

type Props = { readonly viewer: Viewer };

/** What the profile menu shows between the person and the ways out. */
export function MenuSections({ viewer }: Props) {
  return (
    <>
      <Invitations viewer={viewer} />
      <InstitutionChoice institutions={viewer.institutions} className={classes['section']} />
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
