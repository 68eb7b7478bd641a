import { isPass, scorePercent } from '@lectern/domain/attempt/score.ts';
import { sittingSeconds } from '@lectern/domain/assessment/time.ts';
import { graceSeconds } from '@lectern/domain/attempt/grace-seconds.ts';
import type {
  AnswerRecordInput,
  AssessmentDraftInput,
  AttemptWhere,
  DraftAnswerInput,
  StartAssessmentInput,
} from '../../src/graphql/generated/graphql.ts';
import { refuse } from '../school.ts';
import {
  ask,
  beginAttempt,
  refuseStale,
  saveDraft,
  shownQuestions,
  submit,
  type AttemptModel,
} from './attempt-model.ts';
import type { PlayCourse } from './play-course.ts';

/** What the rules of sittings look at. */
type World = { readonly course: PlayCourse; readonly attempts: AttemptModel[]; readonly time: number };
type Kind = 'BENCHMARK' | 'SUMMARY';

/** What is submitted, and of which sitting. */
export type Submission = { readonly data: readonly AnswerRecordInput[]; readonly where: AttemptWhere };

const iso = (time: number) => new Date(time).toISOString();
const offered = ({ course }: World, type: Kind) => (type === 'BENCHMARK' ? course.benchmarks : course.summaries) ?? [];

/** The assessments of one kind as the dashboard of the course has them. */
export function listAssessments(world: World, type: Kind) {
  return offered(world, type).map(({ questions, time }, index) => {
    const level = index + 1;
    const own = world.attempts.filter((one) => one.type === type && (one.level === level || one.level === null));
    const finished = own.filter((one) => one.over && one.asked.some((asked) => asked.level === level));
    const latest = finished.at(-1);
    const open = own.find((one) => !one.over && one.asked.some((asked) => asked.level === level));
    const brief = latest && { ...ofLevel(latest, level), attempt: finished.length };
    const percent = brief ? scorePercent(brief.corrects, brief.total_questions) : null;
    const complete = latest !== undefined && (type === 'BENCHMARK' || isPass(percent));
    return {
      level,
      state: open ? 'STARTED' : complete ? 'COMPLETE' : 'NOT_STARTED',
      complete,
      description: '',
      time: sittingSeconds([time]),
      total_questions: questions.length,
      percent,
      lock_text: null,
      latest: brief ?? null,
      open: open ? { ...ofLevel(open, level), attempt: finished.length + 1 } : null,
      ...world.course.overrides?.[`${type} ${level}`],
    };
  });
}

function ofLevel(attempt: AttemptModel, level: number) {
  const asked = attempt.asked.filter((one) => one.level === level);
  return {
    attempt_id: attempt.id,
    corrects: rightsIn({ ...attempt, asked }),
    total_questions: asked.length,
  };
}

/** Begins a sitting, or takes one up; one whose time is over is submitted first. */
export function startSitting(world: World, { type, level = null, attempt_id }: StartAssessmentInput): object {
  const kind = type === 'SUMMARY' ? 'SUMMARY' : 'BENCHMARK';
  if (attempt_id) return shown(world, inTime(world, getSitting(world, attempt_id)));
  const published = listAssessments(world, kind).filter((one) => level === null || one.level === level);
  if (published.length === 0) refuse('NOT_PUBLISHED', 'This has not been published yet.');
  const wanted = published.filter(({ state }) => state !== 'COMPLETE');
  if (wanted.length === 0) refuse('ALREADY_COMPLETE', 'You have completed this. It cannot be opened again.');
  const open = wanted.find((one) => one.open)?.open;
  if (open) return shown(world, inTime(world, getSitting(world, open.attempt_id)));
  const ready = wanted.filter(({ state }) => state === 'NOT_STARTED');
  return shown(
    world,
    begin(
      world,
      kind,
      level,
      ready.map((one) => one.level),
    ),
  );
}

function begin(world: World, type: Kind, level: number | null, levels: readonly number[]): AttemptModel {
  const taken = levels.flatMap((one) => ({ level: one, ...offered(world, type)[one - 1] }));
  const asked = taken.flatMap(({ questions = [], lessons = [], ...one }) =>
    ask(questions, one.level, lessons, one.level === taken[0]?.level ? 'Networks' : 'Safety'),
  );
  if (asked.length === 0) refuse('NO_QUESTIONS', 'Oops! There are no questions. Please check back later.');
  const timeLimit = sittingSeconds(taken.map(({ time = null }) => time));
  return beginAttempt(world, { type, level, asked, timeLimit });
}

/** Saves answers of an open sitting, as long as its time and grace last. */
export function saveSitting(world: World, data: AssessmentDraftInput): object {
  const attempt = getSitting(world, data.attempt_id);
  if (attempt.over) refuse('ATTEMPT_OVER', 'This attempt has been submitted and can no longer be changed.');
  if (isOverdue(world, attempt)) refuse('TIME_OVER', 'The time is over. Your saved answers have been submitted.');
  refuseStale(attempt, data.revision);
  saveDraft(attempt, byQuestion(data.answers), data.question_index ?? null);
  return shown(world, attempt);
}

/** Submits a sitting with its last answers; after the grace, with the saved ones. */
export function submitSitting(world: World, { data, where }: Submission): object {
  const attempt = getSitting(world, where.attempt_id);
  if (attempt.over) return shown(world, attempt);
  if (isOverdue(world, attempt)) return shown(world, inTime(world, attempt));
  refuseStale(attempt, where.revision);
  saveDraft(attempt, byQuestion(data), null);
  submit(attempt, world.time, false);
  return shown(world, attempt);
}

function getSitting({ attempts }: World, id: string): AttemptModel {
  return (
    attempts.find((one) => one.id === id) ?? refuse('NOT_FOUND', 'This does not exist, or it is not yours to see.')
  );
}

function isOverdue({ time }: World, { over, startedAt, timeLimit }: AttemptModel): boolean {
  return !over && timeLimit !== null && time > startedAt + (timeLimit + graceSeconds) * 1000;
}

function inTime(world: World, attempt: AttemptModel): AttemptModel {
  if (isOverdue(world, attempt)) submit(attempt, world.time, true);
  return attempt;
}

function shown({ course, time }: World, attempt: AttemptModel): object {
  const { id, type, level, revision, index, over, byTimer, startedAt, timeLimit } = attempt;
  const reviewable = over && course.review !== false;
  return {
    id,
    type,
    level,
    revision,
    question_index: index,
    submitted: over,
    submitted_by_timer: byTimer,
    reviewable,
    deadline: timeLimit === null ? null : iso(startedAt + timeLimit * 1000),
    time_limit: timeLimit,
    server_time: iso(time),
    result: over ? resultOf(attempt) : null,
    questions: shownQuestions(attempt, false, reviewable),
  };
}

const byQuestion = (answers: readonly DraftAnswerInput[]) =>
  Object.fromEntries(
    answers.map(({ question_id, answer, seconds_spent }) => [question_id, { answer, seconds: seconds_spent }]),
  );

const rightsIn = ({ asked, progress }: Pick<AttemptModel, 'asked' | 'progress'>): number =>
  asked.filter(({ id }) => progress[id]?.last_result === true).length;

/** What a sitting came to; the lesson with the lowest score comes first. */
function resultOf({ asked, progress, startedAt, endedAt, timeLimit }: AttemptModel): object {
  const lessons = [...Map.groupBy(asked, ({ lesson }) => lesson)].map(([lesson, ofLesson]) => {
    const corrects = rightsIn({ asked: ofLesson, progress });
    const percent = scorePercent(corrects, ofLesson.length);
    return { lesson_id: `lesson-${lesson}`, lesson_name: lesson, corrects, total_questions: ofLesson.length, percent };
  });
  const corrects = rightsIn({ asked, progress });
  const seconds = Math.round(((endedAt ?? 0) - startedAt) / 1000);
  return {
    percent: scorePercent(corrects, asked.length),
    corrects,
    total_questions: asked.length,
    seconds_spent: Math.min(seconds, timeLimit ?? seconds),
    by_lesson: lessons.toSorted((a, b) => a.corrects / a.total_questions - b.corrects / b.total_questions),
  };
}
