import { returnAddress } from '@lectern/domain/account/return-address.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { goTo } from './go-to.ts';
import { SessionFailed, SessionWait } from './session-wait.tsx';
import { getSession, signInFor } from './session.ts';

/** Starts the sign-in. Its parameter `url` says where to return to; whoever is in session goes there at once. */
export function LoginScreen() {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    const url = new URLSearchParams(search).get('url');
    if (getSession()) goTo(returnAddress(url, null), navigate);
    else signInFor(url).catch(setFailed);
  }, [navigate, search]);
  const title = texts.shell.signIn;
  return failed ? (
    <SessionFailed title={title} error={failed} />
  ) : (
    <SessionWait title={title} text={texts.session.checking} />
  );
}
