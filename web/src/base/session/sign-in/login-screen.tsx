import { returnAddress } from '@lectern/domain/base/account/return-address.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { goTo } from '../go-to.ts';
import { leftFor } from '../sign-out/left-for.ts';
import { SessionFailed, SessionWait } from '../session-wait.tsx';
import { getSession, signInFor } from '../session.ts';

/**
 * Starts the sign-in. Its parameter `url` says where to return to; whoever is in session goes there at once. With `state`
 * somebody has signed out in order to go on as another person, and is led back to where that was.
 */
export function LoginScreen() {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  // What the page leads to has an address of its own before this screen is gone.
  const [asked] = useState(() => new URLSearchParams(search));
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    const url = asked.get('url');
    if (asked.has('state')) void leftFor().then((address) => goTo(address, navigate));
    else if (getSession()) goTo(returnAddress(url, null), navigate);
    else signInFor(url).catch(setFailed);
  }, [navigate, asked]);
  const title = texts.shell.signIn;
  return failed ? (
    <SessionFailed title={title} error={failed} />
  ) : (
    <SessionWait title={title} text={texts.session.checking} />
  );
}
