import { day } from '../../../../seed/school.ts';
import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createGroup',
    variables: ({ license_id, licensed_course_id }) => ({
      data: {
        license_id,
        name: 'New group',
        group_size: 1,
        courses: [licensed_course_id],
        start_date: day(0),
        end_date: day(30),
      },
    }),
  },
  // A group apart, so that the others are there for the cases beside these.
  { operation: 'deleteGroup', variables: ({ spare_group_id: id }) => ({ id }) },
  { operation: 'restoreGroup', variables: ({ spare_group_id: id }) => ({ id }) },
  { operation: 'deletedGroups', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
  { operation: 'groupSettings', variables: ({ group_id: groupId }) => ({ groupId }) },
  // As somebody read it long ago, so that the group keeps its places for the cases beside this.
  {
    operation: 'releaseGroupPlaces',
    variables: ({ group_id: id }) => ({ where: { id, version: -1 } }),
    state: 'CONFLICT',
  },
  { operation: 'renewGroupKey', variables: ({ group_id: id }) => ({ id }) },
  { operation: 'transferGroup', variables: ({ group_id: id, main }) => ({ id, user_id: main.id }) },
  {
    operation: 'updateGroup',
    variables: ({ group_id, mark }) => ({ where: { id: group_id }, data: { name: `${mark} group` } }),
  },
];
