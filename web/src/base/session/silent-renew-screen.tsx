import { useEffect } from 'react';
import { texts } from '../../texts/texts.ts';
import { SessionWait } from './session-wait.tsx';

/** Inside the hidden frame of a renewal: hands the provider's answer to the page around it. */
export function SilentRenewScreen() {
  useEffect(() => {
    void import('./oidc.ts').then(({ openManager }) => openManager().signinSilentCallback());
  }, []);
  return <SessionWait title={texts.session.renewingTitle} text={texts.session.returning} />;
}
