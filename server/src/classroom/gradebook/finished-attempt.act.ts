import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { readReview, type ReviewOfExercise } from '../../learning/assessment/review-facts.ts';
import { attemptJson } from '../../learning/attempt/attempt-row.ts';
import { exerciseResultJson } from '../../learning/attempt/exercise-result.ts';
import {
  groupAccessJson,
  groupLocked,
  lockFor,
  principalOf,
  type GroupAccess,
} from '../../base/access/group-access.ts';
import { FinishedAttempt, type FinishedAttemptShape } from './finished-attempt.ts';

type Row = Omit<FinishedAttemptShape, 'own' | 'review'> & { readonly access: GroupAccess; readonly is_member: boolean };

builder.queryField('finishedAttempt', (t) =>
  t.field({
    type: FinishedAttempt,
    description:
      'One finished attempt, the latest or an earlier one: to the learner, and to whoever may read the gradebook of the group. Open ones are private.',
    args: { groupId: t.arg.id({ description: 'The group.' }), attemptId: t.arg.id({ description: 'The attempt.' }) },
    resolve: async (_root, { groupId, attemptId }, context): Promise<FinishedAttemptShape> => {
      const viewerId = getViewerId(context);
      const row = await readFinished(context, viewerId, groupId, attemptId);
      const own = row?.is_member === true && row.attempt.user_id === viewerId;
      context.checks.allow('finishedAttempt', row ? { ...principalOf(row.access), isSelf: own } : { signedIn: true });
      if (!row?.is_member) throw new Refusal('NOT_FOUND');
      // What a learner has finished stays theirs to read, whatever becomes of the group.
      if (!own && lockFor(row.access)) throw groupLocked(row.access);
      return { ...row, own, review: await reviewFor(context, row, own) };
    },
  }),
);

const everythingShown: ReviewOfExercise = () => 'SHOWN';

/** Whoever teaches sees the keys of what is submitted; the learner, too, once they are earned. */
async function reviewFor({ db }: Context, { attempt }: Row, own: boolean): Promise<ReviewOfExercise> {
  return own && attempt.type !== 'STUDY_PROJECT' ? readReview(db, attempt) : everythingShown;
}

async function readFinished(
  { db }: Context,
  viewerId: string,
  groupId: string,
  attemptId: string,
): Promise<Row | null> {
  const { rows } = await sql<Row>`/* finished-attempt */
    select ${groupAccessJson()} as access, ${attemptJson()} as attempt,
      exists (select from group_members m where m.group_id = g.id and m.user_id = a.user_id and m.deleted_on is null) as is_member,
      json_build_object('first_name', u.first_name, 'last_name', u.last_name) as learner,
      json_build_object('name', c.name, 'language', c.language) as course,
      case when s.id is not null then
        json_build_object('study_project_number', s.study_project_number, 'title', s.title, 'level', s.level) end as project,
      (
        select coalesce(json_agg(${exerciseResultJson()} order by r.completed_on, r.exercise_id), '[]'::json)
        from exercise_results r
        where r.group_id = a.group_id and r.user_id = a.user_id and r.completed_on is not null and r.exercise_id in (
          select same.exercise_id from exercise_results same
          where same.group_id = a.group_id and same.user_id = a.user_id and same.attempt_id = a.id)
      ) as results
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join attempts a on a.group_id = g.id and a.id = ${attemptId} and a.state = 'SUBMITTED'
    join users u on u.id = a.user_id
    join courses c on c.id = a.course_id
    left join study_projects s on s.id = a.study_project_id
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  return rows[0] ?? null;
}
