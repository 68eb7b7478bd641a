import { useLayoutEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { invitationsQuery } from './invitations-query.ts';
import classes from './invitations.module.css';
import { useAnswer } from './use-answer.ts';

type Props = { readonly viewer: { readonly id: string; readonly email: string } };

/** The invitations that are open for a person, asked for whenever they are opened. */
export function Invitations({ viewer }: Props) {
  const [{ data, error }, ask] = useQuery({
    query: invitationsQuery,
    variables: { email: viewer.email },
    requestPolicy: 'cache-and-network',
  });
  const invitations = data?.userInvitations;
  const online = useOnline();
  const { answering, accept, decline } = useAnswer(viewer);
  const section = useFocusAfterAnswer(invitations?.length);
  return (
    <section ref={section} className={classes['invitations']}>
      <h2 tabIndex={-1}>{texts.invitations.title}</h2>
      {invitations && invitations.length > 0 && (
        <ul className={classes['list']}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              busy={invitation.id === answering}
              onAccept={() => void accept(invitation)}
              onDecline={() => void decline(invitation)}
            />
          ))}
        </ul>
      )}
      {!data && (error || !online) && (
        <Failed what={texts.invitations.notLoaded} onLoadAgain={() => ask({ requestPolicy: 'network-only' })} />
      )}
      <output className={classes['none']}>
        {invitations
          ? invitations.length === 0 && texts.invitations.none
          : !error && online && texts.invitations.fetching}
      </output>
    </section>
  );
}

/** Where the button that had the focus is gone with its row, the next answer gets it, or the heading after the last one. */
function useFocusAfterAnswer(count: number | undefined) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const fewer = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (!fewer || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>(count === 0 ? 'h2' : 'li button')?.focus();
  }, [count]);
  return section;
}
