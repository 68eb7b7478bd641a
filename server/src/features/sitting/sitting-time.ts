import { addedSeconds } from '@lectern/domain/attempt/added-minutes.ts';
import { builder } from '../../graphql/builder.ts';
import type { AttemptHead } from '../attempt/attempt-row.ts';

/** The clock of a sitting. */
export const SittingTime = builder.objectRef<AttemptHead>('SittingTime').implement({
  description: 'What the clock of a sitting says.',
  fields: (t) => ({
    attempt_id: t.exposeID('id', { description: 'The attempt.' }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description: 'When its time is over; null for an untimed one.',
    }),
    added_time: t.int({ description: 'How many of its seconds were added by hand.', resolve: addedSeconds }),
    server_time: t.expose('server_time', {
      type: 'DateTime',
      description: 'The moment of this reply, to count down from.',
    }),
    submitted: t.boolean({ description: 'Whether it is over.', resolve: ({ state }) => state === 'SUBMITTED' }),
  }),
});
