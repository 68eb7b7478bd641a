import { anotherAttemptSchema } from '@lectern/domain/learning/assessment/another-attempt.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { readProgressFacts } from '../../learning/course/progress-facts.ts';
import { assessmentProgress } from '../../learning/course/progress-view.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { lockMember } from '../../base/access/lock-member.ts';
import { AnotherAttempts, whyNotAllow } from './another-attempts.ts';
import { readAnotherAttempts } from './read-another-attempts.ts';

const AnotherAttemptInput = builder.inputType('AnotherAttemptInput', {
  description: 'Which assessment a learner may take once more, and why.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    course_id: t.id({ description: 'The course.' }),
    user_id: t.id({ description: 'The learner.' }),
    exercise_id: t.id({ description: 'The benchmark or summary.' }),
    reason: t.string({
      description: 'Why, 1 to 1000 characters. It is kept with the earlier attempt; the learner does not see it.',
    }),
  }),
});

builder.mutationField('allowAnotherAttempt', (t) =>
  t.field({
    type: AnotherAttempts,
    description:
      'Lets a learner take a benchmark or summary once more, also beyond the attempts of the group. The earlier attempt is kept; it counts until the next one is finished. It refuses with NOT_COMPLETE where the learner can begin or go on without it, and with TAKEN where one is allowed already.',
    args: { data: t.arg({ type: AnotherAttemptInput, description: 'Who, what and why.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const viewerId = getViewerId(context);
      const { group_id: groupId, course_id: courseId, user_id } = data;
      await lockMember(db, groupId, user_id);
      const place = { viewerId, groupId, courseId, studentId: user_id };
      const facts = await readProgressFacts(db, place);
      context.checks.allow('allowAnotherAttempt', facts ? principalOf(facts.access) : { signedIn: true });
      if (!facts?.is_member) throw new Refusal('NOT_FOUND', { field: 'data.user_id' });
      const { exercise_id, reason } = parseInput(anotherAttemptSchema, data, 'data');
      const assessment = assessmentProgress(facts).find(({ id }) => id === exercise_id);
      if (!assessment) throw new Refusal('NOT_FOUND', { field: 'data.exercise_id' });
      const refusal = whyNotAllow(assessment);
      if (refusal) throw new Refusal(refusal, { field: 'data.exercise_id' });
      const isBenchmark = assessment.type === 'BENCHMARK';
      await db
        .insertInto('attempt_permissions')
        .values({
          group_id: groupId,
          user_id,
          benchmark_id: isBenchmark ? exercise_id : null,
          summary_id: isBenchmark ? null : exercise_id,
          reason,
          granted_by: viewerId,
          granted_on: sql<string>`clock_timestamp()`,
        })
        .execute();
      const after = await readProgressFacts(db, place);
      const { rows } = await sql<{ institution_id: string }>`/* institution-of-group */
        select institution_id from groups where id = ${groupId}`.execute(db);
      if (!after || !rows[0]) throw new Error(`group ${groupId} is gone`);
      const attempts = await readAnotherAttempts(db, after, user_id);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: rows[0].institution_id,
        action: 'ATTEMPT_ALLOWED',
        object: { type: 'group', id: groupId },
        details: { user_id, exercise_id, after_attempt: assessment.latest?.attempt_id ?? null },
        personal: { reason },
      });
      return attempts;
    },
  }),
);
