import { IconAlertTriangle, IconInfoCircle, IconLink, type Icon as TablerIcon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './admin.module.css';
import { findings } from './findings.ts';
import type { ShownUser } from './user-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const ResetLinkDialog = lazy(async () => ({ default: (await import('./reset-link-dialog.tsx')).ResetLinkDialog }));

type Props = {
  readonly user: ShownUser;
  readonly access: NonNullable<ShownUser['access']>;
  /** Whether the viewer may change the role of the person, and so give them a way to a new password. */
  readonly may: boolean;
};

const icons: Readonly<Record<'warning' | 'note', TablerIcon>> = { warning: IconAlertTriangle, note: IconInfoCircle };

/** Why somebody cannot get in, with what to do about each, and a way to a new password for those who may give it. */
export function GettingIn({ user, access: { issuer, has_account }, may }: Props) {
  const [handingOut, setHandingOut] = useState(false);
  const words = texts.admin.access;
  const found = findings(user);
  return (
    <Panel title={words.title}>
      {found.length === 0 && <p className={classes['clear']}>{words.nothing}</p>}
      {found.length > 0 && (
        <ul className={classes['findings']}>
          {found.map(({ key, kind, what, advice }) => (
            <li key={key} data-kind={kind}>
              <Icon of={icons[kind]} size={20} />
              <div>
                <p dir="auto">{what}</p>
                <p dir="auto">{advice}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {issuer && <p className={classes['help']}>{words.issuer(issuer)}</p>}
      {may && has_account && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconLink} size={16} />}
          onClick={() => setHandingOut(true)}
        >
          {words.handOut}
        </Button>
      )}
      {handingOut && (
        <Suspense>
          <ResetLinkDialog userId={user.id} name={nameOf(user)} onClose={() => setHandingOut(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
