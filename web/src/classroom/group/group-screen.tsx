import { useEffect } from 'react';
import { linkOptions, Navigate, Outlet, useMatchRoute, useParams } from '@tanstack/react-router';
import type { GroupScreen_GroupQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { TabLinks, type TabLink } from '../../ui/page/tab-links.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { GroupContext } from './group-context.ts';
import { GroupShape } from './group-shape.tsx';
import { GroupFacts } from './group-facts.tsx';
import classes from './group-screen.module.css';
import { LateNotice } from './late-notice.tsx';
import { lockSentence } from './lock-sentence.ts';
import { groupQuery } from './group-query.ts';
import { forgetJoinedGroup } from './joined-group.ts';

type Group = NonNullable<GroupScreen_GroupQuery['group']>;

const home = linkOptions({ to: '/' });

/** A group: its facts over its tabs. */
export function GroupScreen() {
  const { groupId } = useParams({ from: '/own-pages/group/$groupId' });
  const screen = useScreenQuery(groupQuery, { id: groupId }, { live: true });
  const matchRoute = useMatchRoute();
  useEffect(() => forgetJoinedGroup(groupId), [groupId]);
  const back = (
    <LinkButton to="/" variant="default" size="sm">
      {texts.shell.toHome}
    </LinkButton>
  );
  if (!screen.data) {
    return (
      <Page>
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.group}
          title={texts.group.tabs}
          waiting={<GroupShape />}
          back={back}
        />
      </Page>
    );
  }
  const { group } = screen.data;
  if (!group) return <MissingGroup back={back} />;
  const params = { groupId };
  const onGradebook = Boolean(matchRoute({ to: '/group/$groupId/gradebook', params }));
  const onMembers = Boolean(matchRoute({ to: '/group/$groupId/members', params }));
  const onSettings = Boolean(matchRoute({ to: '/group/$groupId/settings', params }));
  if (!mayReadGradebook(group) && onGradebook) {
    return <Navigate to="/group/$groupId" params={params} replace />;
  }
  const lock = lockSentence(group);
  return (
    <Page width={onGradebook ? 'staff' : 'learner'}>
      <PageHeader
        title={group.name}
        tab={
          onGradebook
            ? texts.group.gradebook
            : onMembers
              ? texts.group.groupMembers
              : onSettings
                ? texts.group.settings
                : undefined
        }
        above={[{ label: texts.shell.home, link: home }]}
        facts={<GroupFacts group={group} />}
      />
      {screen.error && (
        <div className={classes['failed']}>
          <Failed what={texts.shell.notLoaded.latest} onLoadAgain={screen.reload} />
        </div>
      )}
      {lock ? (
        <>
          <Refused text={lock}>{back}</Refused>
          <OwnResults group={group} />
        </>
      ) : (
        <>
          <EndingNotice group={group} />
          {!onMembers && <LateNotice group={group} />}
          <TabLinks label={texts.group.tabs} tabs={tabsOf(group)} />
          <GroupContext value={group}>
            <Outlet />
          </GroupContext>
        </>
      )}
    </Page>
  );
}

/** What a learner has reached in a group that does not open any more, by course. */
function OwnResults({ group: { id: groupId, result_courses } }: { readonly group: Group }) {
  if (result_courses.length === 0) return null;
  return (
    <nav aria-label={texts.group.gradebook} className={classes['results']}>
      <h2>{texts.group.gradebook}</h2>
      {result_courses.map(({ id, name, language }) => (
        <LinkButton
          key={id}
          to="/group/$groupId/course/$courseId/gradebook"
          params={{ groupId, courseId: id }}
          variant="default"
          size="sm"
        >
          <span {...ofLanguage(language)}>{name}</span>
        </LinkButton>
      ))}
    </nav>
  );
}

const mayReadGradebook = ({ allowed_operations }: Pick<Group, 'allowed_operations'>) =>
  allowed_operations.includes('lessonGradebookOverview');

function tabsOf(group: Group): TabLink[] {
  const params = { groupId: group.id };
  const courses = { label: texts.group.courses, link: linkOptions({ to: '/group/$groupId', params }) };
  const members = { label: texts.group.groupMembers, link: linkOptions({ to: '/group/$groupId/members', params }) };
  const gradebook = { label: texts.group.gradebook, link: linkOptions({ to: '/group/$groupId/gradebook', params }) };
  const settings = { label: texts.group.settings, link: linkOptions({ to: '/group/$groupId/settings', params }) };
  return [
    courses,
    members,
    ...(mayReadGradebook(group) ? [gradebook] : []),
    ...(group.allowed_operations.includes('updateGroup') ? [settings] : []),
  ];
}

function MissingGroup({ back }: { readonly back: React.ReactNode }) {
  return (
    <Page>
      <PageHeader title={texts.group.tabs} />
      <Refused text={texts.refusals.NOT_FOUND}>{back}</Refused>
    </Page>
  );
}
