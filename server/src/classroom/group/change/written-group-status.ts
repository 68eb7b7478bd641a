import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { builder } from '../../../base/graphql/builder.ts';

/** The status that people give a group. */
export const WrittenGroupStatus = builder.enumType('WrittenGroupStatus', {
  description: 'The status that people give a group; what holds on a day is told by its dates too.',
  values: {
    STARTED: { description: 'Open to its learners within its dates.' },
    CLOSED: { description: 'Closed for the time being; it keeps its places.' },
    ENDED: { description: 'Over; the places that nobody took are free.' },
  } satisfies Record<GroupStatus, { description: string }>,
});
