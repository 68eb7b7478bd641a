import { returnAddress } from '@lectern/domain/account/return-address.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { getSession, signInFor } from './session.ts';
import { goTo } from './go-to.ts';
import { SessionFailed, SessionWait } from './session-wait.tsx';

/** Starts the sign-in. Its parameter `url` says where to return to; whoever is in session goes there at once. */
export function LoginScreen() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const url = new URL(window.location.href).searchParams.get('url');
    if (getSession()) goTo(returnAddress(url, null), navigate);
    else signInFor(url).catch(() => setFailed(true));
  }, [navigate]);
  return failed ? <SessionFailed /> : <SessionWait text={texts.session.checking} />;
}
