import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { highestLevel, lowestLevel } from '@lectern/domain/learning/course/level.ts';
import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { secureRandom } from '../../secure-random.ts';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';
import { assessmentProgress, type AssessmentProgress } from '../course/progress-view.ts';
import { groupLocked, principalOf } from '../../base/access/group-access.ts';
import { lockMember } from '../../base/access/lock-member.ts';
import { attemptHead, attemptHeadJson, type AttemptHead, type AttemptRow } from '../attempt/attempt-row.ts';
import { rememberAsked } from '../attempt/save-sitting.ts';
import { AssessmentAttempt } from './assessment-attempt.ts';
import { readStartFacts, type StartFacts } from './assessment-facts.ts';
import { drawSitting } from './draw-sitting.ts';
import { lockAttempt } from '../attempt/lock-attempt.ts';
import { lockOwnSitting } from '../attempt/lock-own-sitting.ts';
import { isOverdue } from '../attempt/is-overdue.ts';
import { refuseRemoved } from '../attempt/refuse-removed.ts';
import { ownWork } from '../attempt/own-work.ts';
import { submitOverdue } from './submit-overdue.ts';

const StartAssessmentInput = builder.inputType('StartAssessmentInput', {
  description: 'Which sitting to begin or to take up again.',
  fields: (t) => ({
    user_id: t.id({ required: false, description: 'The learner; if given, it must be you.' }),
    group_id: t.id({ description: 'The group.' }),
    course_id: t.id({ description: 'The course.' }),
    type: t.field({ type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    level: t.int({
      required: false,
      description: 'The level; null for all levels that are not complete yet, in one sitting.',
    }),
    attempt_id: t.id({
      required: false,
      description: 'Takes up just this sitting, with its result where it is over; none is begun.',
    }),
  }),
});

const input = z.object({
  type: z.enum(['BENCHMARK', 'SUMMARY']),
  level: z.int().min(lowestLevel).max(highestLevel).nullish(),
});

type Sitting = {
  readonly viewerId: string;
  readonly groupId: string;
  readonly courseId: string;
  readonly level: number | null;
};

builder.mutationField('startAssessment', (t) =>
  t.field({
    extensions: ownWork,
    type: AssessmentAttempt,
    description:
      'Begins a benchmark or summary: draws and freezes the questions and starts the clock. While a sitting that includes the level is open, that one is taken up again.',
    args: { data: t.arg({ type: StartAssessmentInput, description: 'Which sitting.' }) },
    resolve: async (_root, { data }, context) => {
      const viewerId = getViewerId(context);
      const { type, level = null } = parseInput(input, data, 'data');
      const { group_id, attempt_id } = data;
      await refuseRemoved(context.db, group_id, viewerId);
      if (attempt_id != null) return takeUp(context, { ...data, group_id, attempt_id });
      const sitting: Sitting = { viewerId, groupId: group_id, courseId: data.course_id, level };
      await lockMember(context.db, group_id, viewerId);
      const facts = await admit(context, sitting, data.user_id ?? viewerId);
      const wanted = wantedOf(facts, type, level);
      const open = wanted.find((one) => one.open)?.open;
      if (!open) return begin(context, sitting, type, facts, wanted);
      return inTime(context, await lockAttempt(context.db, { group_id, id: open.attempt_id }));
    },
  }),
);

type Named = { group_id: string; course_id: string; attempt_id: string; user_id?: string | null | undefined };

async function takeUp(context: Context, where: Named): Promise<AttemptHead> {
  const attempt = await lockOwnSitting(context, 'startAssessment', where);
  if (attempt.course_id !== where.course_id) throw new Refusal('NOT_FOUND');
  return inTime(context, attempt);
}

/** The sitting as it is; one whose time is over is submitted first. */
async function inTime(context: Context, attempt: AttemptRow): Promise<AttemptHead> {
  rememberAsked(attempt.id, attempt.questions);
  return attemptHead(isOverdue(attempt) ? await submitOverdue(context.db, attempt) : attempt);
}

async function admit(context: Context, sitting: Sitting, userId: string): Promise<StartFacts> {
  const facts = await readStartFacts(context.db, sitting);
  const own = facts?.access.group_role != null && userId === sitting.viewerId;
  context.checks.allow(
    'startAssessment',
    facts && own ? principalOf(facts.access, sitting.viewerId) : { signedIn: true },
  );
  if (!facts) throw new Refusal('NOT_FOUND');
  if (isGroupLocked(facts.access, facts.access.today)) throw groupLocked(facts.access);
  return facts;
}

/**
 * The assessments that were asked for; all levels means those that are not complete. A draft, a level that is none and one
 * that asks nothing are refused alike: the difference would tell of drafts.
 */
function wantedOf(facts: StartFacts, type: 'BENCHMARK' | 'SUMMARY', level: number | null): AssessmentProgress[] {
  const published = assessmentProgress(facts).filter(
    (one) => one.type === type && (level === null || one.level === level),
  );
  if (published.length === 0) throw new Refusal('NO_QUESTIONS');
  const incomplete = published.filter(({ state }) => state !== 'COMPLETE');
  if (incomplete.length === 0) throw new Refusal(published[0]?.closed ?? 'ALREADY_COMPLETE');
  return incomplete;
}

async function begin(
  context: Context,
  sitting: Sitting,
  type: 'BENCHMARK' | 'SUMMARY',
  facts: StartFacts,
  wanted: readonly AssessmentProgress[],
): Promise<AttemptHead> {
  const ready = wanted.filter(({ state }) => state === 'NOT_STARTED');
  const locked = wanted.find(({ lock_reason }) => lock_reason)?.lock_reason;
  if (ready.length === 0) throw new Refusal(locked ?? 'NO_QUESTIONS');
  const asked = drawSitting(facts, ready, secureRandom);
  if (asked.length === 0) throw new Refusal('NO_QUESTIONS');
  const taken = ready.filter(({ id }) => asked.some(({ exercise_id }) => exercise_id === id));
  const seconds = sittingSeconds(
    taken.map(({ time }) => time),
    facts.time_factor,
  );
  const head = await insertAttempt(context, sitting, type, asked, seconds);
  await insertResults(context, sitting, head.id, taken, asked);
  rememberAsked(head.id, asked);
  return head;
}

async function insertAttempt(
  { db }: Context,
  { viewerId, groupId, courseId, level }: Sitting,
  type: 'BENCHMARK' | 'SUMMARY',
  asked: readonly AskedQuestion[],
  seconds: number | null,
): Promise<AttemptHead> {
  const { rows } = await sql<{ head: AttemptHead }>`/* begin-assessment */
    with a as (
      insert into attempts (group_id, user_id, course_id, type, level, questions, time_limit, deadline)
      values (${groupId}, ${viewerId}, ${courseId}, ${type}, ${level}, ${JSON.stringify(asked)}::jsonb, ${seconds}::int,
        now() + make_interval(secs => ${seconds}::int))
      returning *
    )
    select ${attemptHeadJson()} as head from a`.execute(db);
  if (!rows[0]) throw new Error('the attempt was not written');
  return rows[0].head;
}

async function insertResults(
  { db }: Context,
  { viewerId, groupId }: Sitting,
  attemptId: string,
  taken: readonly AssessmentProgress[],
  asked: readonly AskedQuestion[],
): Promise<void> {
  const results = taken.map(({ id, type, latest }) => ({
    type,
    benchmark_id: type === 'BENCHMARK' ? id : null,
    summary_id: type === 'SUMMARY' ? id : null,
    attempt: (latest?.attempt ?? 0) + 1,
    total_questions: asked.filter(({ exercise_id }) => exercise_id === id).length,
  }));
  await sql`/* open-assessment-results */
    with opened as (
      insert into exercise_results (group_id, user_id, attempt_id, type, benchmark_id, summary_id, attempt, total_questions)
      select ${groupId}::uuid, ${viewerId}::uuid, ${attemptId}::uuid, type, benchmark_id, summary_id, attempt, total_questions
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as x(type exercise_type, benchmark_id uuid, summary_id uuid, attempt integer, total_questions integer)
      returning exercise_id
    )
    update attempt_permissions p set used_by_attempt = ${attemptId}::uuid
    from opened where p.group_id = ${groupId} and p.user_id = ${viewerId} and p.used_by_attempt is null
      and coalesce(p.benchmark_id, p.summary_id) = opened.exercise_id`.execute(db);
}
