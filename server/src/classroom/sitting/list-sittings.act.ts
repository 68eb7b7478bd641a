import { addedSeconds } from '@lectern/domain/learning/attempt/added-minutes.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { ExerciseType } from '../../base/database/types.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { iso } from '../../learning/attempt/attempt-row.ts';
import { ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';

type SittingShape = {
  readonly attempt_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly course_name: string;
  readonly language: string;
  readonly type: ExerciseType;
  readonly level: number | null;
  readonly question: number;
  readonly questions: number;
  readonly started_at: string;
  readonly saved_at: string;
  readonly heard_at: string;
  readonly deadline: string | null;
  readonly time_limit: number | null;
};

type SittingsShape = { readonly server_time: string; readonly sittings: readonly SittingShape[] };

const RunningSitting = builder.objectRef<SittingShape>('RunningSitting').implement({
  description: 'A sitting of a learner that runs at this moment.',
  fields: (t) => ({
    attempt_id: t.exposeID('attempt_id', { description: 'The attempt.' }),
    user_id: t.exposeID('user_id', { description: 'The learner.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'The address of a picture of the learner.' }),
    course_name: t.exposeString('course_name', { description: 'The name of the course.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    type: t.expose('type', { type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all levels in one sitting.' }),
    question: t.exposeInt('question', { description: 'The number of the question reached at the last save, from 1.' }),
    questions: t.exposeInt('questions', { description: 'How many it asks.' }),
    saved_at: t.expose('saved_at', { type: 'DateTime', description: 'When it was saved last.' }),
    heard_at: t.expose('heard_at', {
      type: 'DateTime',
      description: 'When its page was heard of last, to within half a minute; one that is open asks all the time.',
    }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description: 'When its time is over; null for an untimed one.',
    }),
    added_time: t.int({ description: 'How many of its seconds were added by hand.', resolve: addedSeconds }),
  }),
});

const SittingsNow = builder.objectRef<SittingsShape>('SittingsNow').implement({
  description: 'Who sits in a group.',
  fields: (t) => ({
    server_time: t.expose('server_time', {
      type: 'DateTime',
      description: 'The moment of this reply, to count down from.',
    }),
    sittings: t.field({
      type: [RunningSitting],
      description: 'The sittings, the first to end first; untimed ones after them.',
      resolve: ({ sittings }) => [...sittings],
    }),
  }),
});

builder.queryField('sittingNow', (t) =>
  t.field({
    type: SittingsNow,
    description:
      'The sittings of a group whose time is not over, and of untimed ones those that were saved in the last half hour; also of learners who were removed meanwhile.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context): Promise<SittingsShape> => {
      const { rows } = await sql<SittingsShape & { access: GroupAccess }>`/* sitting-now */
        select ${groupAccessJson()} as access, ${iso('clock_timestamp()')} as server_time, (
          select coalesce(json_agg(json_build_object('attempt_id', a.id, 'user_id', u.id, 'first_name', u.first_name,
            'last_name', u.last_name, 'avatar', u.avatar, 'course_name', c.name, 'language', c.language, 'type', a.type,
            'level', a.level, 'question', a.question_index + 1, 'questions', jsonb_array_length(a.questions),
            'started_at', ${iso('a.started_at')}, 'saved_at', ${iso('a.saved_at')},
            'heard_at', ${iso('greatest(a.heard_at, a.saved_at)')}, 'deadline', ${iso('a.deadline')},
            'time_limit', a.time_limit) order by a.deadline, u.last_name, u.first_name, a.id), '[]'::json)
          from attempts a join users u on u.id = a.user_id join courses c on c.id = a.course_id
          where a.group_id = g.id and a.state = 'STARTED' and a.type <> 'STUDY_PROJECT'
            and coalesce(a.deadline > now(), a.saved_at > now() - interval '30 minutes')) as sittings
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('sittingNow', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return row;
    },
  }),
);
