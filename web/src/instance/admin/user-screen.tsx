import { auditRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import { IconPencil } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RecentEntries } from '../audit/recent-entries.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';
import classes from './admin.module.css';
import { GettingIn } from './getting-in.tsx';
import { useUser } from './user-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly params: { readonly userId: string } };

/** A person for who supports them: the role, where they belong and when they were here. */
export function UserScreen({ params: { userId } }: Props) {
  const staff = useStaff();
  const navigate = useNavigate();
  const screen = useUser(userId);
  const words = texts.admin;
  const user = screen.data?.user;
  const above = [
    { label: texts.shell.home, link: linkOptions({ to: '/' }) },
    { label: words.users, link: adminLink() },
  ];
  if (!user)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.userNotLoaded}
          title={refusalOf(screen.error ?? undefined) ? words.noUser : words.users}
          waiting={<Spinner />}
          back={<LinkButton {...adminLink()}>{words.users}</LinkButton>}
        />
      </Page>
    );
  const { id, first_name, last_name, avatar, email, role, created_on, last_seen_on, email_verified } = user;
  const may = Boolean(user.grantable_roles?.length);
  const name = nameOf({ first_name, last_name });
  const isSelf = id === staff.id;
  return (
    <Page width="staff">
      <PageHeader
        title={name}
        above={above}
        picture={<Avatar name={name} src={avatar} size={48} />}
        actions={
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} size={16} />}
            disabled={!may}
            title={may ? undefined : isSelf ? words.notOneself : words.aboveRank}
            onClick={() => void navigate(adminLink(`users/${id}/edit`) as never)}
          >
            {words.edit}
          </Button>
        }
        facts={
          <>
            <Fact caption={words.role}>
              {role && words.roles[role]} {isSelf && <Chip dense>{words.me}</Chip>}
            </Fact>
            <Fact caption={words.email}>
              <bdi>{email}</bdi>
              {email_verified !== null && ` (${email_verified ? words.verified : words.notVerified})`}
            </Fact>
            {created_on && <Fact caption={words.since}>{words.day(localDay(created_on))}</Fact>}
            <Fact caption={words.seen}>{last_seen_on ? words.day(localDay(last_seen_on)) : words.never}</Fact>
            {user.access && (
              <Fact caption={words.access.lastSignIn}>
                {user.access.last_signed_in_on ? words.day(localDay(user.access.last_signed_in_on)) : words.never}
              </Fact>
            )}
          </>
        }
      />
      {screen.error && <Failed what={words.userNotLoaded} onLoadAgain={screen.reload} />}
      <div className={classes['panels']}>
        {user.access && <GettingIn user={user} access={user.access} may={may} />}
        {isRoleOf(auditRoles, staff.role) && <RecentEntries person={user} />}
        <Panel title={words.institutions}>
          {user.institutions?.length ? (
            <ul className={classes['list']}>
              {user.institutions.map((one) => (
                <li key={one.id}>
                  <bdi>{one.name}</bdi>
                  <span>{texts.institution.roles[one.role]}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Empty text={words.noInstitutions} />
          )}
        </Panel>
        {user.groups && (
          <Panel title={words.groups}>
            {user.groups.length > 0 ? (
              <ul className={classes['list']}>
                {user.groups.map((group) => (
                  <li key={group.id}>
                    <bdi>{group.name}</bdi>
                  </li>
                ))}
              </ul>
            ) : (
              <Empty text={words.noGroups} />
            )}
          </Panel>
        )}
      </div>
    </Page>
  );
}
