import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { attentionRules, type AttentionReason } from '@lectern/domain/classroom/attention/attention.ts';
import { isPutOff } from '@lectern/domain/classroom/attention/put-off.ts';
import { builder } from '../../base/graphql/builder.ts';
import { User } from '../../base/account/user.ts';
import type { WatchedLearner } from './read-attention.ts';

const AttentionRuleRef = builder.enumType('AttentionRule', {
  description: 'Why somebody who teaches should look after a learner.',
  values: {
    NOT_STARTED: { description: 'Has begun nothing for 7 days or more since they could.' },
    QUIET: { description: 'Has something left and has done nothing for 14 days or more.' },
    FAILED_TWICE: { description: `The last two attempts at a summary were both below ${passThreshold} percent.` },
    LATE_FOR_END: {
      description: 'The group ends within 28 days, and at the pace so far the rest takes longer than that.',
    },
  } satisfies Record<(typeof attentionRules)[number], { description: string }>,
});

/** A reason beside the group that it holds in, which knows the name of a course. */
type ReasonShape = { readonly reason: AttentionReason; readonly group: WatchedLearner['group'] };

const AttentionReasonRef = builder.objectRef<ReasonShape>('AttentionReason').implement({
  description: 'A rule that holds for a learner, with its evidence; what the rule does not speak of is null.',
  fields: (t) => ({
    rule: t.field({ type: AttentionRuleRef, description: 'The rule.', resolve: ({ reason }) => reason.rule }),
    since: t.field({
      type: 'Date',
      nullable: true,
      description: 'Since when they could begin, the day they worked last, or the day of the last attempt.',
      resolve: ({ reason }) => ('since' in reason ? reason.since : null),
    }),
    days: t.int({
      nullable: true,
      description: 'The days since then; of LATE_FOR_END those until the last one of the group.',
      resolve: ({ reason }) => ('days' in reason ? reason.days : null),
    }),
    course_name: t.string({
      nullable: true,
      description: 'The course of the summary.',
      resolve: ({ reason, group }) => courseOf(reason, group)?.name ?? null,
    }),
    language: t.string({
      nullable: true,
      description: 'The language of the content of that course, a BCP 47 tag.',
      resolve: ({ reason, group }) => courseOf(reason, group)?.language ?? null,
    }),
    level: t.int({
      nullable: true,
      description: 'The level of the summary.',
      resolve: ({ reason }) => ('level' in reason ? reason.level : null),
    }),
    scores: t.intList({
      nullable: true,
      description: 'The last two scores in whole percent, the later one at the end.',
      resolve: ({ reason }) => ('scores' in reason ? [...reason.scores] : null),
    }),
    finished: t.int({
      nullable: true,
      description: 'The published study projects of the group that are finished.',
      resolve: ({ reason }) => ('finished' in reason ? reason.finished : null),
    }),
    total: t.int({
      nullable: true,
      description: 'How many there are.',
      resolve: ({ reason }) => ('total' in reason ? reason.total : null),
    }),
    days_needed: t.int({
      nullable: true,
      description: 'The days that the rest takes at the pace so far; null where nothing is finished.',
      resolve: ({ reason }) => ('days_needed' in reason ? reason.days_needed : null),
    }),
  }),
});

const courseOf = (reason: AttentionReason, { courses }: WatchedLearner['group']) =>
  'course_id' in reason ? courses.find(({ id }) => id === reason.course_id) : undefined;

/** A learner of an open group and what holds of them. */
export const WatchedLearnerRef = builder.objectRef<WatchedLearner>('LearnerNeedingAttention').implement({
  description: 'A learner of an open group for whom rules hold.',
  fields: (t) => ({
    id: t.id({
      description: 'The group and the learner in one.',
      resolve: ({ group, user }) => `${group.id}.${user.id}`,
    }),
    group_id: t.id({ description: 'The group.', resolve: ({ group }) => group.id }),
    group_name: t.string({ description: 'Its name.', resolve: ({ group }) => group.name }),
    today: t.field({
      type: 'Date',
      description: 'Today in the time zone of its institution.',
      resolve: ({ group }) => group.access.today,
    }),
    user: t.expose('user', { type: User, description: 'The learner.' }),
    reasons: t.field({
      type: [AttentionReasonRef],
      description: 'What holds, in the order of the rules.',
      resolve: ({ reasons, group }) => reasons.map((reason) => ({ reason, group })),
    }),
    put_off_until: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day until which the group has put them off; null while they are listed.',
      resolve: ({ putOff, reasons, group }) =>
        putOff && isPutOff(putOff, reasons, group.access.today) ? putOff.until : null,
    }),
  }),
});
