import type { refusedJoinReasons } from '@lectern/domain/classroom/member/refused-join.ts';
import { builder } from '../../base/graphql/builder.ts';

/** Why somebody with the right key could not join a group. */
export const RefusedJoinReasonRef = builder.enumType('RefusedJoinReason', {
  description: 'Why somebody with the right key could not join a group.',
  values: {
    FULL: { description: 'It was full.' },
    CLOSED: { description: 'It was closed for the time being.' },
    ENDED: { description: 'It was over.' },
    LICENSE: { description: 'Its license was not valid.' },
    REMOVED: { description: 'The person had been removed from it.' },
  } satisfies Record<(typeof refusedJoinReasons)[number], { description: string }>,
});
