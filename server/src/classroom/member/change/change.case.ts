import { groupOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // Both belong to the group already.
  {
    operation: 'addGroupLearners',
    variables: (place) => ({ ...groupOf(place), data: [{ user_id: place.learner.id }] }),
  },
  {
    operation: 'addGroupInstructors',
    variables: (place) => ({ ...groupOf(place), data: [{ user_id: place.instructor.id }] }),
  },
  {
    operation: 'addableMembers',
    // The people of the institution, not those of the class, carry the word of the school.
    variables: (place) => ({ ...groupOf(place), role: 'STUDENT', search: place.mark.slice(0, -1) }),
  },
  // Somebody who was removed stays removed.
  { operation: 'deleteGroupMember', variables: (place) => ({ ...groupOf(place), user_id: place.removed.id }) },
  // An institution has several groups; the search finds those that the call is about.
  { operation: 'groupsToMoveTo', variables: (place) => ({ ...groupOf(place), search: place.mark }) },
  // Nobody moves to where they are.
  {
    operation: 'updateGroupMembers',
    variables: ({ group_id, learner }) => ({ group_id, data: [{ user_id: learner.id, currentGroup_id: group_id }] }),
  },
];
