import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { endSession } from '../../base/session/sign-out/end-session.ts';
import classes from './invitation-link.module.css';
import type { LinkedInvitation, LinkViewer } from './invitation-query.ts';

const UnsentDialog = lazy(() => import('../../base/shell/unsent-dialog.tsx'));

type Props = {
  readonly invitation: LinkedInvitation;
  readonly viewer: NonNullable<LinkViewer>;
  readonly token: string;
};

/** Somebody is signed in who cannot answer: says why, and leads back here once they are signed out. */
export function OtherPerson({ invitation: { address, taker }, viewer, token }: Props) {
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly (string | null)[]>([]);
  const words = texts.invitationLink;
  const isAnother = taker === 'ANOTHER';
  const leave = async (givesUp: boolean) => {
    setBusy(true);
    setLeft(await endSession(givesUp, `/invitation/${token}`));
    setBusy(false);
  };
  return (
    <>
      <p>{isAnother ? words.another(viewer.email, address) : words.unconfirmed(address)}</p>
      <div className={classes['acts']}>
        <Button loading={busy} onClick={() => void leave(false)}>
          {isAnother ? words.changePerson : words.signInAgain}
        </Button>
        <LinkButton to="/" variant="default">
          {words.stay}
        </LinkButton>
      </div>
      {left.length > 0 && (
        <Suspense>
          <UnsentDialog left={left} onDelete={() => void leave(true)} onStay={() => setLeft([])} />
        </Suspense>
      )}
    </>
  );
}
