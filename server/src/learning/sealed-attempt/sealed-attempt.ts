import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import type { AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { FreeAsks } from '@lectern/domain/entrance/free/free-sheet.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Context } from '../../base/graphql/context.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { AttemptQuestion, attemptQuestions } from '../attempt/attempt-question.ts';
import type { AttemptRow, GradableAttempt } from '../attempt/attempt-row.ts';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';
import { questionContents } from '../question/question-contents.ts';

/** Where nothing is recorded: what is offered free to everyone, and what content roles look at before it is published. */
export type UnrecordedMode = 'FREE' | 'PREVIEW';

/** An attempt that no row knows: whoever takes it carries it as a sealed ticket, and the server reads it from there. */
export type UnrecordedAttempt = Pick<AttemptRow, 'id' | 'level' | 'questions' | 'progress' | 'resources'> & {
  readonly mode: UnrecordedMode;
  /** Who may go on with it; null for everyone who has the ticket. */
  readonly user_id: string | null;
  readonly type: ExerciseType;
  readonly time_limit: number | null;
  readonly started_at: string;
  /** Of a free benchmark: whether all it asks are samples. Where that is not said it is no samples. */
  readonly asks?: FreeAsks;
  /** What questions say whose versions only wait, by version: no row could tell it later. Left out where there are none. */
  readonly waiting?: Readonly<Record<string, QuestionContent>>;
};

/** An attempt in free mode or preview with its ticket, as a reply carries it. */
export type CarriedAttempt = GradableAttempt & UnrecordedAttempt & { readonly ticket: string };

/** An attempt is given up after so many seconds: as long as somebody may sit at an untimed one. */
const ticketSeconds = 6 * 3600;

/** An attempt as it begins: nothing of it is done, and its clock starts now. */
export function beginUnrecorded(
  attempt: Pick<UnrecordedAttempt, 'mode' | 'user_id' | 'type' | 'level' | 'time_limit' | 'resources' | 'asks'> & {
    readonly questions: readonly AskedQuestion[];
  },
): UnrecordedAttempt {
  return { ...attempt, id: crypto.randomUUID(), progress: {}, started_at: new Date().toISOString() };
}

/** The attempt with its ticket and the content that its questions are shown and graded by. */
export async function carried({ db, tickets }: Context, attempt: UnrecordedAttempt): Promise<CarriedAttempt> {
  const [ticket, contents] = await Promise.all([tickets.seal(attempt, ticketSeconds), contentsOf(db, attempt)]);
  return { ...attempt, ticket, contents };
}

/** What the questions of an attempt say, key included, by version. */
async function contentsOf(
  db: Database,
  { questions, waiting = {} }: UnrecordedAttempt,
): Promise<ReadonlyMap<string, QuestionContent>> {
  const stored = questions.flatMap(({ version_id }) => (version_id in waiting ? [] : [version_id]));
  return new Map([...(await questionContents(db, stored)), ...Object.entries(waiting)]);
}

/** The attempt that a ticket holds; it refuses one of another mode, kind or person, and one whose time is over. */
export async function readTicket(
  context: Context,
  mode: UnrecordedMode,
  ticket: string,
  ...types: readonly ExerciseType[]
): Promise<CarriedAttempt> {
  const attempt = (await context.tickets.open(ticket)) as UnrecordedAttempt | null;
  if (attempt?.mode !== mode || !types.includes(attempt.type)) throw new Refusal('ATTEMPT_OVER', { field: 'ticket' });
  if (attempt.user_id !== null && attempt.user_id !== context.viewerId)
    throw new Refusal('ATTEMPT_OVER', { field: 'ticket' });
  if (attempt.time_limit !== null && elapsedOf(attempt) > attempt.time_limit + graceSeconds)
    throw new Refusal('TIME_OVER');
  return { ...attempt, ticket, contents: await contentsOf(context.db, attempt) };
}

/** A change of an attempt, with a ticket of its own. */
export function withProgress(
  context: Context,
  attempt: CarriedAttempt,
  progress: AttemptProgress,
): Promise<CarriedAttempt> {
  const { contents: _keys, ticket: _earlier, ...rest } = attempt;
  return carried(context, { ...rest, progress });
}

const elapsedOf = ({ started_at }: UnrecordedAttempt) => (Date.now() - Date.parse(started_at)) / 1000;

/** An attempt in free mode or preview. */
export const UnrecordedAttemptRef = builder.objectRef<CarriedAttempt>('UnrecordedAttempt').implement({
  description: 'An attempt in free mode or preview. Nothing of it is stored: its ticket is the attempt.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the attempt.' }),
    ticket: t.exposeString('ticket', {
      description: 'The attempt, sealed. Send it back with what was done; six hours later it is refused.',
    }),
    type: t.expose('type', { type: ExerciseTypeRef, description: 'What is taken.' }),
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all levels in one sitting.' }),
    time_limit: t.exposeInt('time_limit', {
      nullable: true,
      description: 'The time in seconds; null for an untimed one.',
    }),
    deadline: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the time is over; null for an untimed one.',
      resolve: ({ started_at, time_limit }) =>
        time_limit === null ? null : new Date(Date.parse(started_at) + time_limit * 1000).toISOString(),
    }),
    server_time: t.field({
      type: 'DateTime',
      description: 'The moment of this reply, to count down from.',
      resolve: () => new Date().toISOString(),
    }),
    questions: t.field({
      type: [AttemptQuestion],
      description: 'The questions in order. Keys come as tries at a study project earn them, in a benchmark never.',
      resolve: (attempt) => attemptQuestions(attempt, attempt.type === 'STUDY_PROJECT' ? 'AS_EARNED' : 'NOTHING'),
    }),
  }),
});
