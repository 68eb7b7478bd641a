import { minutesAhead } from '@lectern/domain/learning/attempt/late-answers.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { builder } from '../../base/graphql/builder.ts';
import { iso } from '../attempt/attempt-row.ts';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';

/** Answers that came too late, as whoever asks sees them. */
export type LateAnswersShape = {
  readonly attempt_id: string;
  readonly group_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly course_name: string;
  readonly language: string;
  readonly type: ExerciseType;
  readonly level: number | null;
  /** The numbers of the questions, counted from 1. */
  readonly numbers: readonly number[];
  readonly corrects_before: number;
  readonly corrects_after: number;
  readonly total_questions: number;
  readonly deadline: string;
  readonly entered_at: string;
  readonly sent_at: string;
  readonly arrived_at: string;
  readonly taken: boolean | null;
};

/** The late answers `l` of the attempt `a` of the learner `u` in the course `c`, as JSON. */
const lateJson = (): RawBuilder<LateAnswersShape> => sql<LateAnswersShape>`json_build_object(
  'attempt_id', a.id, 'group_id', a.group_id, 'first_name', u.first_name, 'last_name', u.last_name, 'course_name', c.name,
  'language', c.language, 'type', a.type, 'level', a.level, 'numbers', (
    select json_agg(number order by number) from jsonb_array_elements(a.questions) with ordinality as asked(one, number)
    where l.answers ? (one ->> 'question_id')),
  'corrects_before', l.corrects_before, 'corrects_after', l.corrects_after, 'total_questions', jsonb_array_length(a.questions),
  'deadline', ${iso('a.deadline')}, 'entered_at', ${iso('l.entered_at')}, 'sent_at', ${iso('l.sent_at')},
  'arrived_at', ${iso('l.arrived_at')}, 'taken', l.taken)`;

/** The late answers of a group, the newest first: all that wait, and those decided in the last 14 days; or of one attempt. */
export async function readLateAnswers(
  db: Database,
  { group_id, attempt_id = null }: { readonly group_id: string; readonly attempt_id?: string | null },
): Promise<LateAnswersShape[]> {
  const { rows } = await sql<{ late: LateAnswersShape }>`/* late-answers */
    select ${lateJson()} as late from late_answers l
    join attempts a on a.group_id = l.group_id and a.id = l.attempt_id
    join users u on u.id = a.user_id join courses c on c.id = a.course_id
    where l.group_id = ${group_id} and (${attempt_id}::uuid is null or l.attempt_id = ${attempt_id})
      and (${attempt_id}::uuid is not null or l.decided_at is null or l.decided_at > now() - interval '14 days')
    order by l.decided_at is not null, l.arrived_at desc limit 200`.execute(db);
  return rows.map(({ late }) => late);
}

/** Answers that came too late to be counted by themselves. */
export const LateAnswers = builder.objectRef<LateAnswersShape>('LateAnswers').implement({
  description:
    'Answers of a sitting that arrived after its deadline and the grace. They count only where the main instructor takes them.',
  fields: (t) => ({
    attempt_id: t.exposeID('attempt_id', { description: 'The attempt.' }),
    first_name: t.exposeString('first_name', { description: 'The first name of the learner.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    course_name: t.exposeString('course_name', { description: 'The name of the course.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    type: t.expose('type', { type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all levels in one sitting.' }),
    numbers: t.exposeIntList('numbers', { description: 'The numbers of the questions that they answer, from 1.' }),
    percent_before: t.int({
      nullable: true,
      description: 'The rounded percentage without them.',
      resolve: ({ corrects_before, total_questions }) => scorePercent(corrects_before, total_questions),
    }),
    percent_after: t.int({
      nullable: true,
      description: 'The rounded percentage with them.',
      resolve: ({ corrects_after, total_questions }) => scorePercent(corrects_after, total_questions),
    }),
    deadline: t.expose('deadline', { type: 'DateTime', description: 'When the time of the sitting was over.' }),
    entered_at: t.expose('entered_at', {
      type: 'DateTime',
      description: 'When the last of them was entered, by the clock of the device.',
    }),
    arrived_at: t.expose('arrived_at', { type: 'DateTime', description: 'When they arrived.' }),
    minutes_ahead: t.int({
      description:
        'Minutes by which the clock of the device was ahead when it sent them; fewer than 0 where it was behind.',
      resolve: minutesAhead,
    }),
    taken: t.exposeBoolean('taken', {
      nullable: true,
      description: 'Whether they were taken; null while nobody has decided.',
    }),
  }),
});
