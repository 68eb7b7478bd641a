import { useParams } from '@tanstack/react-router';
import { use } from 'react';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { GroupContext } from '../group/group-context.ts';
import { Instructors } from './instructors.tsx';
import { Learners } from './learners.tsx';
import { instructorsQuery } from './members-query.ts';

/** The members tab of a group: who teaches and who learns in it. */
export function GroupMembers() {
  const { groupId } = useParams({ from: '/own-pages/group/$groupId' });
  const group = use(GroupContext);
  const instructors = useScreenQuery(instructorsQuery, { group_id: groupId }, { live: true });
  const teaches = group?.allowed_operations.includes('lessonGradebookOverview') ?? false;
  return (
    <>
      <Instructors screen={instructors} teaches={teaches} />
      <Learners {...{ groupId, teaches }} viewerId={instructors.data?.viewer?.id ?? null} />
    </>
  );
}
