import { Navigate, useParams } from '@tanstack/react-router';
import { use, useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { GroupRules } from '../course-settings/group-rules.tsx';
import { GroupContext } from '../group/group-context.ts';
import { GroupActs } from './group-acts.tsx';
import { GroupActivities } from './group-activities.tsx';
import { GroupDetails } from './group-details.tsx';
import classes from './group-settings.module.css';
import { settingsQuery } from './settings-query.ts';

/** The settings tab of a group, for those who may change it. */
export function GroupSettings() {
  const { groupId } = useParams({ from: '/own-pages/group/$groupId' });
  const may = use(GroupContext)?.allowed_operations.includes('updateGroup') ?? false;
  return may ? <OwnSettings groupId={groupId} /> : <Navigate to="/group/$groupId" params={{ groupId }} replace />;
}

function OwnSettings({ groupId }: { readonly groupId: string }) {
  const screen = useScreenQuery(settingsQuery, { groupId }, { fresh: true });
  const [changes, setChanges] = useState(0);
  const { groupSettings: settings, group } = screen.data ?? {};
  if (!settings || !group) {
    const waiting = <Skeleton shape="list" count={4} />;
    return <Unready screen={screen} what={texts.groupSettings.settingsNotLoaded} waiting={waiting} back={null} />;
  }
  const onChanged = () => {
    screen.reload();
    setChanges(changes + 1);
  };
  // The rules are the same whichever of its courses they are asked by.
  const [course] = group.courses;
  return (
    <div className={classes['settings']}>
      <GroupDetails {...{ group, settings, onChanged }} />
      {course && group.allowed_operations.includes('updateGroupAssessmentSettings') && (
        <GroupRules place={{ groupId, courseId: course.id }} onChanged={() => setChanges(changes + 1)} />
      )}
      <GroupActs {...{ group, settings, onChanged }} />
      <GroupActivities key={changes} groupId={groupId} />
    </div>
  );
}
