import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, use, useState } from 'react';
import { useClient } from 'urql';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { loadTexts } from '../../texts/language.ts';
import { GroupContext } from '../group/group-context.ts';
import { groupCoursesFragment } from '../group/group-courses.tsx';
import { groupQuery } from '../group/group-query.ts';
import { Instructors } from './instructors.tsx';
import { Learners } from './learners.tsx';
import { memberRights } from './member-rights.ts';
import classes from './members.module.css';
import { instructorsQuery } from './members-query.ts';

const AttentionPanel = lazy(async () => {
  const [{ AttentionPanel: component }] = await Promise.all([
    import('../attention/attention-panel.tsx'),
    loadTexts('attention'),
  ]);
  return { default: component };
});
const SittingNow = lazy(async () => ({ default: (await import('../sitting/sitting-now.tsx')).SittingNow }));

const LateAnswers = lazy(async () => ({ default: (await import('../sitting/late-answers.tsx')).LateAnswers }));

/** The members tab of a group: who learns in it and is awaited, then who teaches; who sits stands first while somebody does. */
export function GroupMembers() {
  const { groupId } = useParams({ from: '/own-pages/group/$groupId' });
  const may = memberRights(readFragment(groupCoursesFragment, use(GroupContext)));
  const instructors = useScreenQuery(instructorsQuery, { group_id: groupId }, { live: true });
  const [changes, setChanges] = useState(0);
  const client = useClient();
  /** The head of the page counts the members, and the late answers that wait. */
  const readHead = () => void client.query(groupQuery, { id: groupId }, { requestPolicy: 'network-only' }).toPromise();
  const changed = () => {
    setChanges(changes + 1);
    instructors.reload();
    readHead();
  };
  return (
    <>
      {may.watchSittings && (
        <Suspense>
          <SittingNow groupId={groupId} />
        </Suspense>
      )}
      {may.watchSittings && (
        <Suspense>
          <LateAnswers groupId={groupId} mayDecide={may.decideLateAnswers} onDecided={readHead} />
        </Suspense>
      )}
      <Learners {...{ groupId, may, changes }} viewerId={instructors.data?.viewer?.id ?? null} onChanged={changed} />
      {may.addLearners && (
        <Suspense>
          <div className={classes['section']}>
            <AttentionPanel groupId={groupId} />
          </div>
        </Suspense>
      )}
      <Instructors {...{ groupId, may }} screen={instructors} onChanged={changed} />
    </>
  );
}
