import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { goTo } from '../go-to.ts';
import { completeSignIn } from '../session.ts';
import { SessionFailed, SessionWait } from '../session-wait.tsx';

/** Where the identity provider sends the person back to. */
export function AuthCallbackScreen() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    completeSignIn()
      .then((address) => goTo(address, navigate))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(error);
      });
  }, [navigate]);
  const title = texts.session.returningTitle;
  return failed ? (
    <SessionFailed title={title} error={failed} />
  ) : (
    <SessionWait title={title} text={texts.session.returning} />
  );
}
