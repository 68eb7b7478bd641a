import { addedSeconds } from '@lectern/domain/learning/attempt/added-minutes.ts';
import type { SittingFate } from '@lectern/domain/learning/attempt/sitting-standing.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { AttemptHead } from '../../learning/attempt/attempt-row.ts';

/** Where a sitting is now, and what becomes of it there. */
type SittingPlace = SittingFate & {
  readonly group_id: string;
  readonly group_name: string;
  readonly course_name: string;
  readonly language: string;
};

/** The clock of a sitting; its place is told to its learner. */
export type SittingTimeShape = AttemptHead & { readonly place?: SittingPlace };

const SittingStandingRef = builder.enumType('SittingStanding', {
  description: 'How a running sitting stands with its group.',
  values: {
    OPEN: { description: 'It goes on as it began.' },
    CLOSED: { description: 'The group was closed.' },
    REMOVED: { description: 'Its learner was removed from the group.' },
  } as const,
});

const SittingPlaceRef = builder.objectRef<SittingPlace>('SittingPlace').implement({
  description: 'Where your sitting is now, and what becomes of it there.',
  fields: (t) => ({
    group_id: t.exposeID('group_id', { description: 'The group that it is in.' }),
    group_name: t.exposeString('group_name', { description: 'The name of that group.' }),
    course_name: t.exposeString('course_name', { description: 'The name of its course.' }),
    language: t.exposeString('language', { description: 'The language of that course, a BCP 47 tag.' }),
    standing: t.expose('standing', {
      type: SittingStandingRef,
      description: 'Whether it goes on as it began.',
    }),
    is_saved: t.exposeBoolean('is_saved', {
      description: 'Whether what is entered is still saved, and graded at its end.',
    }),
  }),
});

/** The clock of a sitting. */
export const SittingTime = builder.objectRef<SittingTimeShape>('SittingTime').implement({
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
    place: t.field({
      type: SittingPlaceRef,
      nullable: true,
      description: 'Where it is now; null for whoever adds minutes.',
      resolve: ({ place }) => place ?? null,
    }),
    submitted: t.boolean({ description: 'Whether it is over.', resolve: ({ state }) => state === 'SUBMITTED' }),
  }),
});
