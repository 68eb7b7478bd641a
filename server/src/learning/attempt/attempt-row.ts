import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import type { AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptState, ExerciseType } from '../../base/database/types.ts';
import { questionContents } from '../question/question-contents.ts';
import type { ResourceKinds } from '../question/question.ts';

/** Where an attempt stands, without what it asks: small enough to be kept with an idempotency key. */
export type AttemptHead = {
  readonly group_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly course_id: string;
  readonly type: ExerciseType;
  readonly study_project_id: string | null;
  readonly level: number | null;
  readonly state: AttemptState;
  readonly revision: number;
  readonly question_index: number;
  readonly time_limit: number | null;
  readonly started_at: string;
  readonly saved_at: string;
  readonly deadline: string | null;
  readonly submitted_at: string | null;
  readonly submitted_by: 'LEARNER' | 'TIMER' | null;
  /** The moment of reading, by the clock of the database. */
  readonly server_time: string;
};

/** An attempt as its row says: what was asked and what was done. */
export type AttemptRow = AttemptHead & {
  readonly questions: readonly AskedQuestion[];
  readonly progress: AttemptProgress;
  /** By question id; a question without resources is missing. */
  readonly resources: Readonly<Record<string, ResourceKinds>>;
};

/** An attempt with the content of its questions, key included. Never sent as it is: see `attemptQuestions`. */
export type WholeAttempt = AttemptRow & { readonly contents: ReadonlyMap<string, QuestionContent> };

/** What of an attempt its questions are shown and graded by, wherever the attempt is kept. */
export type GradableAttempt = Pick<WholeAttempt, 'id' | 'questions' | 'progress' | 'resources' | 'contents'>;

const headFields = () => sql`'group_id', a.group_id, 'id', a.id, 'user_id', a.user_id, 'course_id', a.course_id,
  'type', a.type, 'study_project_id', a.study_project_id, 'level', a.level, 'state', a.state, 'revision', a.revision,
  'question_index', a.question_index, 'time_limit', a.time_limit, 'started_at', ${iso('a.started_at')},
  'saved_at', ${iso('a.saved_at')}, 'deadline', ${iso('a.deadline')}, 'submitted_at', ${iso('a.submitted_at')},
  'submitted_by', a.submitted_by, 'server_time', ${iso('clock_timestamp()')}`;

/** The head of the attempt row `a` as JSON. */
export function attemptHeadJson(): RawBuilder<AttemptHead> {
  return sql<AttemptHead>`json_build_object(${headFields()})`;
}

/** The attempt row `a` as JSON. */
export function attemptJson(): RawBuilder<AttemptRow> {
  return sql<AttemptRow>`json_build_object(
    ${headFields()}, 'questions', a.questions, 'progress', a.progress,
    'resources', case when a.type = 'STUDY_PROJECT' then (
      select coalesce(json_object_agg(kinds.question_id, json_build_object('hint', kinds.hint, 'reveal', kinds.reveal)), '{}'::json)
      from (
        select r.question_id, min(${resourceKind()}) filter (where r.type = 'hint') as hint,
          min(${resourceKind()}) filter (where r.type = 'reveal') as reveal
        from question_resources r
        where r.question_id in (select (asked ->> 'question_id')::uuid from jsonb_array_elements(a.questions) asked)
        group by r.question_id
      ) kinds) else '{}'::json end
  )`;
}

/** The head of an attempt, without its questions. */
export function attemptHead(attempt: AttemptRow): AttemptHead {
  const { questions: _asked, progress: _done, resources: _kinds, ...rest } = attempt;
  const { contents: _keys, ...head } = rest as Omit<WholeAttempt, 'questions' | 'progress' | 'resources'>;
  return head;
}

/** The whole attempt behind a head or a row; what is not at hand is read. */
export async function wholeAttempt(
  db: Database,
  attempt: AttemptHead | AttemptRow | WholeAttempt,
): Promise<WholeAttempt> {
  if ('contents' in attempt) return attempt;
  const known = reading.get(attempt) ?? complete(db, attempt);
  reading.set(attempt, known);
  return known;
}

const reading = new WeakMap<AttemptHead, Promise<WholeAttempt>>();

async function complete(db: Database, attempt: AttemptHead | AttemptRow): Promise<WholeAttempt> {
  const row = 'questions' in attempt ? attempt : await readAttempt(db, attempt);
  return {
    ...row,
    contents: await questionContents(
      db,
      row.questions.map(({ version_id }) => version_id),
    ),
  };
}

async function readAttempt(db: Database, { group_id, id }: AttemptHead): Promise<AttemptRow> {
  const { rows } = await sql<{ attempt: AttemptRow }>`/* attempt */
    select ${attemptJson()} as attempt from attempts a where a.group_id = ${group_id} and a.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`attempt ${id} is gone`);
  return rows[0].attempt;
}

/** Which kinds of resource the question row `q` has, as JSON. */
export function resourceKindsJson(): RawBuilder<ResourceKinds> {
  return sql<ResourceKinds>`(select json_build_object('hint', min(${resourceKind()}) filter (where r.type = 'hint'),
    'reveal', min(${resourceKind()}) filter (where r.type = 'reveal')) from question_resources r where r.question_id = q.id)`;
}

const resourceKind = () =>
  sql`case when r.page_id is not null then 'page' when r.quickdeck_card_id is not null then 'quickdeck' else 'quickclip' end`;

/** A timestamp as browsers read it, whatever the settings of the connection. */
export const iso = (expression: string) =>
  sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
