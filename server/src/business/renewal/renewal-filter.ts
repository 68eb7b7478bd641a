import {
  worklistSearchSchema,
  type WorklistSort,
  type WorklistWindow,
} from '@lectern/domain/business/renewal/renewals.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import type { RenewalsAsked } from './read-renewals.ts';

const RenewalWindow = builder.enumType('RenewalWindow', {
  description: 'Which licenses the worklist of renewals shows, by the days of their institutions.',
  values: {
    DAYS_30: { description: 'Those that end within 30 days.' },
    DAYS_60: { description: 'Those that end within 60 days.' },
    DAYS_90: { description: 'Those that end within 90 days.' },
    ALL_ACTIVE: { description: 'All that run, and those that are activated and begin later.' },
    OPEN_QUOTES: { description: 'Quotes: they were never activated.' },
    RECENTLY_EXPIRED: { description: 'Those that have ended in the last 30 days.' },
  } satisfies Record<WorklistWindow, { description: string }>,
});

const RenewalSortRef = builder.enumType('RenewalSort', {
  description: 'By which column the worklist of renewals is sorted.',
  values: {
    INSTITUTION: { description: 'The name of the institution.' },
    LICENSE: { description: 'The name of the license.' },
    DAYS: { description: 'The days that are left; of quotes, those since they were quoted, which count below 0.' },
    SEATS: { description: 'The share of the seats that groups hold.' },
    ACTIVE: { description: 'The learners who were active in the last 30 days.' },
    ACTIVE_BEFORE: { description: 'The learners who were active in the 30 days before.' },
    GAIN: { description: 'The learning gain.' },
    FOLLOW_UPS: { description: 'How many follow-ups are open.' },
    NEXT_DUE: { description: 'The day the next follow-up is due.' },
  } satisfies Record<WorklistSort, { description: string }>,
});

const RenewalFilter = builder.inputType('RenewalFilter', {
  description: 'Which licenses of the worklist are asked for.',
  fields: (t) => ({
    window: t.field({
      type: RenewalWindow,
      required: false,
      description: 'Which ones; those that end within 30 days unless said.',
    }),
    assignedTo: t.id({ required: false, description: 'Those of institutions that this person looks after.' }),
    search: t.string({
      required: false,
      description:
        'What stands in the name of institution or license, the city or the sales manager, at most 100 characters.',
    }),
  }),
});

/** Which licenses are asked for and in which order. */
export const worklistArgs = builder.args((t) => ({
  filter: t.field({
    type: RenewalFilter,
    required: false,
    description: 'Which ones; those that end in 30 days unless said.',
  }),
  sort: t.field({ type: RenewalSortRef, required: false, description: 'By which column; by their days unless said.' }),
  descending: t.boolean({
    required: false,
    description: 'True for the largest first. What is unknown comes last either way.',
  }),
}));

type Given = {
  readonly filter?: typeof RenewalFilter.$inferInput | null | undefined;
  readonly sort?: WorklistSort | null | undefined;
  readonly descending?: boolean | null | undefined;
};

/** What is asked for, with what holds unless it is said. */
export function askedOf({ filter, sort, descending }: Given): RenewalsAsked {
  const { search } = parseInput(worklistSearchSchema, { search: filter?.search ?? '' }, 'filter');
  return {
    window: filter?.window ?? 'DAYS_30',
    sort: sort ?? 'DAYS',
    descending: descending ?? false,
    assignedTo: filter?.assignedTo ?? null,
    search,
  };
}
