import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { VisitorLanguage } from '../../base/language/visitor-language.tsx';
import { Answer } from './answer.tsx';
import classes from './invitation-link.module.css';
import { invitationQuery } from './invitation-query.ts';
import { OtherPerson } from './other-person.tsx';
import { WayIn } from './way-in.tsx';

/** Where the link of an invitation leads: who invites to what, and what comes next for whoever has opened it. */
export function InvitationScreen() {
  const { token = '' } = useParams({ strict: false });
  const signedIn = useSession() !== null;
  const { data, error, reload } = useScreenQuery(invitationQuery, { token, signedIn }, { fresh: true, beside: true });
  const words = texts.invitationLink;
  if (refusalOf(error ?? undefined)?.code === 'NOT_FOUND')
    return (
      <Sheet title={words.dead}>
        <p>{signedIn ? words.answered : words.answeredSignIn}</p>
        <div className={classes['acts']}>
          {signedIn ? (
            <LinkButton to="/" variant="filled">
              {words.toHome}
            </LinkButton>
          ) : (
            <Button component="a" href="/login">
              {words.signIn}
            </Button>
          )}
        </div>
        <p>{words.deadText}</p>
      </Sheet>
    );
  if (!data)
    return (
      <Sheet title={words.page}>
        {error ? <Failed what={words.notLoaded} onLoadAgain={reload} /> : <Skeleton shape="list" count={2} />}
      </Sheet>
    );
  const { invitationByLink: invitation, viewer } = data;
  const { institution_name, role, group_name, invited_by, address, expires_on, taker, my_role } = invitation;
  return (
    <Sheet title={words.title(institution_name)}>
      <p>
        {texts.invitations.offer(role, invited_by)}
        <small>{words.whose(address)}</small>
        <small>{words.until(localDay(expires_on))}</small>
      </p>
      {group_name !== null && my_role === null && <p>{texts.invitations.joins(group_name)}</p>}
      {taker === 'INVITED' && viewer && <Answer {...{ invitation, viewer }} onRefused={reload} />}
      {(taker === 'ANOTHER' || taker === 'UNCONFIRMED') && viewer && <OtherPerson {...{ invitation, viewer, token }} />}
      {taker === 'NOBODY' && <WayIn {...{ invitation, token }} />}
    </Sheet>
  );
}

/** A page of one card, as those of the sign-in are. */
function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <Logo>{texts.shell.product}</Logo>
        <PageHeading title={title}>{title}</PageHeading>
        {children}
      </div>
      <VisitorLanguage />
    </main>
  );
}
