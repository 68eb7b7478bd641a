import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'groupMember',
    variables: ({ group_id, learner }) => ({ groupId: group_id, userId: learner.id }),
    owner: learnerOf,
  },
  { operation: 'groupMembers', about: 'learners', variables: (place) => ({ ...groupOf(place), kind: 'LEARNERS' }) },
  {
    operation: 'groupMembers',
    about: 'instructors',
    variables: (place) => ({ ...groupOf(place), kind: 'INSTRUCTORS' }),
  },
  { operation: 'refusedJoins', variables: groupOf },
  {
    operation: 'setExtraTime',
    variables: (place) => ({ data: { ...groupOf(place), user_ids: [place.learner.id], percent: 50 } }),
  },
];
