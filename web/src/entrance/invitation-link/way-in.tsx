import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { signIn } from '../../base/session/session.ts';
import { readSettings } from '../../base/session/settings.ts';
import classes from './invitation-link.module.css';
import type { LinkedInvitation } from './invitation-query.ts';

type Props = { readonly invitation: LinkedInvitation; readonly token: string };

/** How somebody who is not signed in gets to the invitation: by a password, or by signing in and back here. */
export function WayIn({ invitation: { way, address }, token }: Props) {
  const [state, setState] = useState<'asked' | 'leaving' | 'failed'>('asked');
  const words = texts.invitationLink;
  if (way === 'PASSWORD')
    return (
      <>
        <p>{words.password}</p>
        <div className={classes['acts']}>
          <Button component="a" href={`/identity/invitation?token=${encodeURIComponent(token)}`}>
            {words.choosePassword}
          </Button>
        </div>
      </>
    );
  const leave = () => {
    setState('leaving');
    signIn().catch(() => setState('failed'));
  };
  const signsUp = way === 'EITHER' && readSettings().may_sign_up;
  return (
    <>
      <p>{way === 'EITHER' ? words.either(address) : words.signInAs(address)}</p>
      {signsUp && <p>{words.noAccount}</p>}
      {state === 'failed' && <p role="alert">{texts.session.away}</p>}
      <div className={classes['acts']}>
        <Button loading={state === 'leaving'} onClick={leave}>
          {words.signIn}
        </Button>
        {signsUp && (
          <Button component="a" href="/identity/sign-up" variant="default">
            {words.signUp}
          </Button>
        )}
      </div>
    </>
  );
}
