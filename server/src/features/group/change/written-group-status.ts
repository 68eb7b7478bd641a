import type { GroupStatus } from '@lectern/domain/group/group.ts';
import { builder } from '../../../graphql/builder.ts';

/** The status that people give a group. */
export const WrittenGroupStatus = builder.enumType('WrittenGroupStatus', {
  description: 'The status that people give a group; what holds on a day is told by its dates too.',
  values: {
    STARTED: { description: 'Open to its learners within its dates.' },
    CLOSED: { description: 'Closed for the time being; it keeps its places.' },
    ENDED: { description: 'Over; the places that nobody took are free.' },
  } satisfies Record<GroupStatus, { description: string }>,
});
