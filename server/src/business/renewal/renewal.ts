import { daysBetween } from '@lectern/domain/calendar-day.ts';
import { leastCounted } from '@lectern/domain/classroom/gradebook/gain/learning-gain.ts';
import { daysToExpire, licenseState } from '@lectern/domain/business/license/license.ts';
import type { RenewalReason, RenewalRule } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import { builder } from '../../base/graphql/builder.ts';
import { User } from '../../base/account/user.ts';
import { LicenseStateRef } from '../license/license.ts';
import type { RenewalShape } from './read-renewals.ts';
import { reasonsOf, type CountedFigures, type RenewalRow } from './renewal-row.ts';

const RenewalRuleRef = builder.enumType('RenewalRule', {
  description: 'Why somebody should look after the renewal of a license.',
  values: {
    SEATS_SHORT: { description: 'Learners have taken nine tenths of its seats or more.' },
    SEATS_UNUSED: { description: 'Fewer than half of its seats are taken, 60 days into its term or later.' },
    QUIET: { description: 'Fewer than a tenth of its learners were active in the last 30 days.' },
    FALLING: { description: 'Fewer than seven tenths as many were active in the last 30 days as in the 30 before.' },
    NO_RESULTS: {
      description: 'No learner of the term has finished a benchmark and its summary, 90 days into it or later.',
    },
    FOLLOW_UP_DUE: { description: 'A follow-up is due or overdue.' },
    NO_MANAGER: { description: 'Nobody looks after its institution.' },
  } satisfies Record<RenewalRule, { description: string }>,
});

/** All that evidence can be; a reason has what its rule has seen. */
type Evidence = Partial<
  Readonly<Record<'taken' | 'bought' | 'active' | 'before' | 'learners' | 'follow_ups', number>> & {
    readonly days: number | null;
    readonly since: string;
  }
>;

const RenewalReasonRef = builder.objectRef<RenewalReason>('RenewalReason').implement({
  description: 'A rule that holds for a license, with what it has seen. What is not its matter is null.',
  fields: (t) => {
    const number = (name: Exclude<keyof Evidence, 'since'>, description: string) =>
      t.int({ nullable: true, description, resolve: (reason: Evidence) => reason[name] ?? null });
    return {
      rule: t.expose('rule', { type: RenewalRuleRef, description: 'The rule.' }),
      taken: number('taken', 'Seats that learners have taken.'),
      bought: number('bought', 'Seats that were bought.'),
      active: number('active', 'Learners who were active in the last 30 days.'),
      before: number('before', 'Learners who were active in the 30 days before.'),
      learners: number('learners', 'Learners in groups that are open.'),
      follow_ups: number('follow_ups', 'Open follow-ups.'),
      since: t.field({
        type: 'Date',
        nullable: true,
        description: 'The day the first follow-up was due.',
        resolve: (reason: Evidence) => reason.since ?? null,
      }),
      days: number('days', 'Days: since the term began, since a follow-up was due, or left without a sales manager.'),
    };
  },
});

const LicenseFiguresRef = builder.objectRef<CountedFigures>('LicenseFigures').implement({
  description: 'What was counted over the learners of a license, once a night.',
  fields: (t) => ({
    counted_on: t.expose('counted_on', {
      type: 'Date',
      description: 'The day it was counted on, in the time zone of the institution.',
    }),
    learners: t.exposeInt('learners', { description: 'Different learners in its groups that are open.' }),
    active: t.exposeInt('active', {
      description: 'Those of them who began, saved or finished something in the 30 days before.',
    }),
    active_before: t.exposeInt('active_before', { description: 'Those of them who did in the 30 days before these.' }),
    gain: t.exposeFloat('gain', {
      nullable: true,
      description:
        'The learning gain between first finished benchmark and summary in points of percent, the mean over learners of all groups of the term; null while fewer than 10 make it up.',
    }),
    gain_learners: t.exposeInt('gain_learners', { description: 'How many learners make up the gain, or would.' }),
    least: t.int({ description: 'How many have to make it up.', resolve: () => leastCounted }),
  }),
});

const RenewalInstitution = builder.objectRef<RenewalRow['institution']>('RenewalInstitution').implement({
  description: 'The institution that holds a license of the worklist.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo; null where it has none.' }),
  }),
});

/** A license of the worklist. */
export const Renewal = builder.objectRef<RenewalShape>('Renewal').implement({
  description: 'A license with what speaks for its renewal, and against it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the license.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    state: t.field({
      type: LicenseStateRef,
      description: 'What it is today, in the time zone of its institution.',
      resolve: (license) => licenseState(license, license.today),
    }),
    expiry_date: t.expose('expiry_date', {
      type: 'Date',
      nullable: true,
      description: 'The day it ends; null for a quote.',
    }),
    days_to_expire: t.int({
      nullable: true,
      description: 'Whole days until that, 0 or less once it has ended; null for a quote.',
      resolve: ({ is_quoted, expiry_date, today }) => (is_quoted ? null : daysToExpire(expiry_date, today)),
    }),
    days_quoted: t.int({
      description: 'Whole days since it was quoted.',
      resolve: ({ quoted_on, today }) => daysBetween(quoted_on, today),
    }),
    max_users: t.exposeInt('max_users', { description: 'How many seats were bought, or are offered.' }),
    slots_used: t.exposeInt('slots_used', { description: 'How many of its seats its groups hold.' }),
    taken: t.exposeInt('taken', { description: 'How many of its seats learners have taken.' }),
    institution: t.expose('institution', { type: RenewalInstitution, description: 'The institution that holds it.' }),
    sales_manager: t.field({
      type: User,
      nullable: true,
      description: 'Who looks after the institution; null where nobody does who could.',
      resolve: ({ sales_manager, viewer: { id, role } }) =>
        sales_manager && {
          ...sales_manager,
          principal: { signedIn: true, globalRole: role, isSelf: sales_manager.id === id },
        },
    }),
    figures: t.field({
      type: LicenseFiguresRef,
      nullable: true,
      description: 'What was counted over its learners; null until the first night.',
      resolve: ({ figures }) => figures,
    }),
    follow_ups: t.exposeInt('follow_ups', {
      description:
        'How many of its follow-ups are open; those of its institution that name no license are not among them.',
    }),
    next_due: t.expose('next_due', {
      type: 'Date',
      nullable: true,
      description: 'The day the next of them is due; null where none is open.',
    }),
    reasons: t.field({
      type: [RenewalReasonRef],
      description: 'Why somebody should look after it, in the order of the rules.',
      resolve: reasonsOf,
    }),
  }),
});
