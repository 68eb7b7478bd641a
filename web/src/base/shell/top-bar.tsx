import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { isEmbedded } from '../session/embedded.ts';
import { useSession } from '../session/use-session.ts';
import { useCurrentInstitution } from './current-institution.ts';
import { Drawer } from './drawer.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { entriesFor, useCurrentEntry } from './navigation.ts';
import { ProfileMenu } from './profile-menu.tsx';
import classes from './top-bar.module.css';
import { useSignInAddress } from './sign-in-address.ts';
import { useSignOut } from './use-sign-out.tsx';
import { useViewer } from './viewer.ts';
import { nameOf } from '../../ui/people/named-person.ts';

/** Logo, navigation and profile. Up to 960 px the navigation is a drawer; inside another site's frame only the logo is left, and who it is. */
export function TopBar() {
  const session = useSession();
  const { viewer, failed } = useViewer();
  const { leave, asks } = useSignOut();
  const signIn = useSignInAddress();
  const [drawer, setDrawer] = useState(false);
  const institution = useCurrentInstitution(viewer?.institutions ?? []);
  const entries = entriesFor(viewer?.role ?? null, institution?.my_role);
  const current = useCurrentEntry(entries);
  if (isEmbedded()) return <Frame name={viewer ? nameOf(viewer) : ''} />;
  return (
    <header className={classes['bar']}>
      <div className={classes['start']}>
        <div className={classes['menu']}>
          <IconButton icon={IconMenu2} label={texts.shell.openNavigation} onClick={() => setDrawer(true)} />
        </div>
        <Logo>{texts.shell.product}</Logo>
      </div>
      <nav aria-label={texts.shell.navigation} className={classes['navigation']}>
        {entries.map((entry) => (
          <Link
            key={entry.label()}
            {...entry.link}
            activeOptions={{ exact: entry.link.to === '/' }}
            aria-current={current(entry)}
          >
            {entry.label()}
          </Link>
        ))}
      </nav>
      <div className={classes['end']}>
        {session === null && (
          <Button component="a" href={signIn} variant="default">
            {texts.shell.signIn}
          </Button>
        )}
        {viewer && <ProfileMenu viewer={viewer} />}
        {failed && (
          <Button variant="default" onClick={leave}>
            {texts.shell.logout}
          </Button>
        )}
        {asks}
      </div>
      {drawer && <Drawer entries={entries} onClose={() => setDrawer(false)} />}
    </header>
  );
}

function Frame({ name }: { readonly name: string }) {
  return (
    <header className={classes['bar']}>
      <div className={classes['start']}>
        <Logo>{texts.shell.product}</Logo>
      </div>
      <bdi className={classes['end']}>{name}</bdi>
    </header>
  );
}
