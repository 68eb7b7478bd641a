import { isPass, scorePercent } from '../attempt/score.ts';

/** An exercise of a course as a learner stands with it. */
export type Step = {
  readonly type: 'BENCHMARK' | 'STUDY_PROJECT' | 'SUMMARY';
  readonly level: number;
  /** The lesson of a study project; null for an assessment. */
  readonly lesson_id: string | null;
  readonly state: 'LOCKED' | 'NOT_STARTED' | 'STARTED' | 'COMPLETE';
  readonly total_questions: number;
  /** Whether it is taken under a clock. */
  readonly timed: boolean;
  /** When the open attempt was saved last, as an ISO date-time; null where none is open. */
  readonly saved_at: string | null;
  /** The latest finished attempt, its number from 1; null before the first one. */
  readonly latest: { readonly attempt: number; readonly corrects: number; readonly total_questions: number } | null;
};

const places = { BENCHMARK: 0, STUDY_PROJECT: 1, SUMMARY: 2 } as const;

/**
 * What a learner does next in a course: the sitting whose clock runs, else what was started and saved last, else the
 * study project to repeat in the lesson that went worst, else the first exercise that is new, level by level. Null where
 * nothing is left to do. The steps come in the order of the course.
 */
export function nextStep<One extends Step>(steps: readonly One[]): One | null {
  return (
    lastSaved(steps.filter(({ state, timed }) => state === 'STARTED' && timed)) ??
    lastSaved(steps.filter(({ state }) => state === 'STARTED')) ??
    weakest(steps) ??
    firstNew(steps)
  );
}

/** A course of a group as a learner stands with it. */
export type StepsOfCourse<One extends Step = Step> = {
  readonly steps: readonly One[];
  /** When something in it was finished last, as an ISO date-time; null before that. */
  readonly worked_on: string | null;
  /** When its group was joined. */
  readonly joined_on: string;
};

/**
 * What a learner does next in all their courses: the sitting whose clock runs, else what was started and saved last, else
 * the next step in the course that was worked in last, else in that of the group joined last. Courses alike keep their order.
 */
export function nextOfCourses<Course extends StepsOfCourse>(
  courses: readonly Course[],
): { readonly course: Course; readonly step: Course['steps'][number] } | null {
  const started = nextStep(courses.flatMap(({ steps }) => steps.filter(({ state }) => state === 'STARTED')));
  const latestFirst = courses.toSorted(
    (a, b) => compare(b.worked_on ?? '', a.worked_on ?? '') || compare(b.joined_on, a.joined_on),
  );
  for (const course of latestFirst) {
    const step = started ? course.steps.find((one) => one === started) : nextStep(course.steps);
    if (step) return { course, step };
  }
  return null;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function lastSaved<One extends Step>(steps: readonly One[]): One | null {
  return steps.reduce<One | null>(
    (last, one) => (last === null || (one.saved_at ?? '') > (last.saved_at ?? '') ? one : last),
    null,
  );
}

/** The worst study project of the worst lesson that was done once and not passed; a second attempt is not asked for again. */
function weakest<One extends Step>(steps: readonly One[]): One | null {
  const once = steps.filter(
    ({ type, state, latest }) => type === 'STUDY_PROJECT' && state === 'COMPLETE' && latest?.attempt === 1,
  );
  const failed = once.filter((one) => !isPass(shareOf([one]) ?? 100));
  const worstFirst = failed.toSorted(
    (a, b) =>
      (shareOf(ofLesson(steps, a.lesson_id)) ?? 0) - (shareOf(ofLesson(steps, b.lesson_id)) ?? 0) ||
      (shareOf([a]) ?? 0) - (shareOf([b]) ?? 0),
  );
  return worstFirst[0] ?? null;
}

const ofLesson = (steps: readonly Step[], lessonId: string | null) =>
  steps.filter(({ type, lesson_id }) => type === 'STUDY_PROJECT' && lesson_id === lessonId);

/** The rounded percentage that the latest attempts at these come to; null where there is none. */
function shareOf(steps: readonly Step[]): number | null {
  const sum = (name: 'corrects' | 'total_questions') =>
    steps.reduce((total, { latest }) => total + (latest?.[name] ?? 0), 0);
  return scorePercent(sum('corrects'), sum('total_questions'));
}

function firstNew<One extends Step>(steps: readonly One[]): One | null {
  const left = steps.filter(({ state, total_questions }) => state === 'NOT_STARTED' && total_questions > 0);
  // A benchmark measures what is known before: behind all study projects of its level it has nothing to tell.
  const useful = left.filter(
    ({ type, level }) =>
      type !== 'BENCHMARK' ||
      steps.every((one) => one.level !== level || one.type !== 'STUDY_PROJECT') ||
      left.some((one) => one.level === level && one.type === 'STUDY_PROJECT') ||
      steps.some((one) => one.level === level && one.type === 'STUDY_PROJECT' && one.state === 'LOCKED'),
  );
  return useful.toSorted((a, b) => a.level - b.level || places[a.type] - places[b.type])[0] ?? null;
}
