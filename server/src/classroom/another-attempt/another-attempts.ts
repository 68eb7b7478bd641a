import { whyNotAllowAnother } from '@lectern/domain/learning/assessment/another-attempt.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { AssessmentProgress } from '../../learning/course/progress-view.ts';

/** A further attempt that was allowed, and the attempt that it followed. */
export type AllowedAttemptShape = {
  readonly exercise_id: string;
  readonly attempt_id: string | null;
  readonly reason: string;
  readonly granted_on: string;
  readonly granted_by: string;
  readonly used: boolean;
};

/** The further attempts of one learner in a course. */
export type AnotherAttemptsShape = {
  readonly user_id: string;
  readonly allowed: readonly AllowedAttemptShape[];
  readonly can_be_allowed: readonly string[];
};

/** Why a further attempt at an assessment cannot be allowed as a learner stands with it, or null. */
export const whyNotAllow = ({ closed, open, granted }: AssessmentProgress) =>
  whyNotAllowAnother({ closed, isOpen: open !== null, granted });

const AllowedAttempt = builder.objectRef<AllowedAttemptShape>('AllowedAttempt').implement({
  description: 'A further attempt at an assessment that was allowed to a learner.',
  fields: (t) => ({
    exercise_id: t.exposeID('exercise_id', { description: 'The benchmark or summary.' }),
    attempt_id: t.exposeID('attempt_id', {
      nullable: true,
      description: 'The attempt that was the latest then, which is kept; null where there was none.',
    }),
    reason: t.exposeString('reason', { description: 'Why it was allowed, in the words of whoever did.' }),
    granted_on: t.expose('granted_on', { type: 'DateTime', description: 'When it was allowed.' }),
    granted_by: t.exposeString('granted_by', { description: 'Who allowed it, by name.' }),
    used: t.exposeBoolean('used', { description: 'Whether the learner has begun it.' }),
  }),
});

/** The further attempts of one learner in a course. */
export const AnotherAttempts = builder.objectRef<AnotherAttemptsShape>('AnotherAttempts').implement({
  description: 'The further attempts of one learner at the assessments of a course.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The learner.' }),
    allowed: t.field({
      type: [AllowedAttempt],
      description: 'Those that were allowed, the first one first.',
      resolve: ({ allowed }) => [...allowed],
    }),
    can_be_allowed: t.idList({
      description: 'The assessments where you may allow one now: the learner cannot begin any by themselves.',
      resolve: ({ can_be_allowed }) => [...can_be_allowed],
    }),
  }),
});
