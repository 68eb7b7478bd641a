import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { JoinGroupDialog } from '../../classroom/group/join-group-dialog.tsx';
import { LateNotice } from '../../classroom/group/late-notice.tsx';
import { ownGroupFragment } from '../../classroom/group/own-group.ts';
import { chooseInstitution, useCurrentInstitution } from '../../base/shell/current-institution.ts';
import { entriesFor } from '../../base/shell/navigation.ts';
import { ContinuePanel } from './continue-panel.tsx';
import { findRoomOfAreas, noteAreas } from './home-form.ts';
import { homeQuery } from './home-query.ts';
import { AreasShape, HomeShape } from './home-shape.tsx';
import { useHomeTab } from './home-tab.ts';
import { HomeTabs } from './home-tabs.tsx';
import { InstitutionCards } from './institution-cards.tsx';
import { tabsFor } from './institution-tabs.ts';
import { listedGroups } from './listed-groups.ts';
import { NextPanel } from './next-panel.tsx';
import classes from './own-home.module.css';
import { useAskedInstitution } from './use-asked-institution.ts';
import { useJoined } from './use-joined.ts';
import { useNotedForm } from './use-noted-form.ts';

const NewLearner = lazy(async () => {
  const [{ NewLearner: component }] = await Promise.all([import('../welcome/new-learner.tsx'), loadTexts('welcome')]);
  return { default: component };
});

const StaffAreas = lazy(async () => {
  const [{ StaffAreas: component }] = await Promise.all([import('../welcome/staff-areas.tsx'), loadTexts('welcome')]);
  return { default: component };
});

const AttentionPanel = lazy(async () => {
  const [{ AttentionPanel: component }] = await Promise.all([
    import('../../classroom/attention/attention-panel.tsx'),
    loadTexts('attention'),
  ]);
  return { default: component };
});

/** Home of a signed-in person: what they go on with, their institution and its groups, or the way into a first group. */
export function OwnHome() {
  const screen = useScreenQuery(homeQuery, {}, { fresh: true, live: true });
  const { institutions = [], groups: own = [], started = null, next_step: next = null } = screen.data?.viewer ?? {};
  const groups = readFragment(ownGroupFragment, own);
  useAskedInstitution(institutions);
  const institution = useCurrentInstitution(institutions);
  const [joining, setJoining] = useState(false);
  const [tab, chooseTab] = useHomeTab();
  const navigate = useNavigate();
  const { joined, join } = useJoined();
  const panel = useRef<HTMLElement>(null);
  const listed = listedGroups(groups, institutions, institution?.id, joined?.id);
  const operations = institution?.allowed_operations ?? [];
  const isStaff = entriesFor(screen.data?.viewer?.role ?? null).length > 1;
  const goesOn = started !== null || next !== null;
  const form = {
    goesOn,
    hasAreas: isStaff,
    institutions: institutions.length,
    groups: listed.length,
    tabs: tabsFor(operations),
    creates: operations.includes('createGroup'),
  };
  useNotedForm(panel, screen.data?.viewer ? form : null);
  if (!screen.data?.viewer) {
    return (
      <Page>
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.groups}
          title={texts.shell.home}
          waiting={<HomeShape />}
          back={null}
        />
      </Page>
    );
  }
  const afterJoining = (groupId: string) => {
    setJoining(false);
    if (tab) chooseTab('groups');
    return join(groupId);
  };
  const afterCreating = (groupId: string, another: boolean) =>
    another ? screen.reload() : void navigate({ to: '/group/$groupId/members', params: { groupId } });
  return (
    <Page>
      <div className={classes['home']}>
        {screen.error && <Failed what={texts.shell.notLoaded.latest} onLoadAgain={screen.reload} />}
        {isStaff && (
          <Suspense fallback={<AreasShape />}>
            <StaffAreas viewer={screen.data.viewer} findRoom={findRoomOfAreas} onShown={noteAreas} />
          </Suspense>
        )}
        {started && <ContinuePanel started={started} place={panel} />}
        {next && !started && <NextPanel next={next} place={panel} />}
        {institution ? (
          <section className={classes['section']}>
            <PageHeading title={texts.home.myInstitution}>{texts.home.myInstitution}</PageHeading>
            <InstitutionCards institutions={institutions} current={institution.id} onChoose={chooseInstitution} />
          </section>
        ) : (
          <Suspense fallback={<Skeleton shape="cards" />}>
            <NewLearner
              firstName={screen.data.viewer.first_name}
              joinsFirst={!goesOn}
              onJoined={afterJoining}
              onLook={screen.reload}
            />
          </Suspense>
        )}
        {(institution || groups.length > 0) && (
          <HomeTabs
            groups={listed}
            joined={joined}
            isStudent={(institution?.my_role ?? 'STUDENT') === 'STUDENT'}
            institution={institution ?? null}
            viewerId={screen.data.viewer.id}
            createsFirst={!goesOn}
            onCreated={afterCreating}
            onRestored={screen.reload}
            onJoin={() => setJoining(true)}
            below={
              groups.some(teaches) && (
                <Attention>
                  {groups.map((group) => (
                    <LateNotice key={group.id} group={group} named />
                  ))}
                </Attention>
              )
            }
          />
        )}
      </div>
      {joining && <JoinGroupDialog onJoined={afterJoining} onClose={() => setJoining(false)} />}
    </Page>
  );
}

/** It comes late and grows, and stands where it moves nothing else. */
const Attention = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['attention']}>
    {children}
    <Suspense fallback={<Skeleton shape="list" count={1} />}>
      <AttentionPanel />
    </Suspense>
  </div>
);

const teaches = ({ my_role }: { readonly my_role?: string | null }) =>
  my_role === 'MAIN_INSTRUCTOR' || my_role === 'INSTRUCTOR';
