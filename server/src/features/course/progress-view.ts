import { whyNotStart } from '@lectern/domain/assessment/attempt.ts';
import { drawnCount } from '@lectern/domain/assessment/draw.ts';
import { scorePercent } from '@lectern/domain/attempt/score.ts';
import { studyProjectLock, summaryLock, type LockReason } from '@lectern/domain/course/lock.ts';
import { effectiveGroupStatus, isGroupLocked } from '@lectern/domain/group/group.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { courseProgress, type LessonCount } from '@lectern/domain/course/progress.ts';
import type { LessonFact, ProjectFact } from './course-outline.ts';
import type { AssessmentFact, ProgressFacts, ResultFact } from './progress-facts.ts';

/** What a card says about an exercise, whatever its kind. */
export type ExerciseState = {
  readonly state: 'LOCKED' | 'NOT_STARTED' | 'STARTED' | 'COMPLETE';
  readonly lock_reason: LockReason | null;
  /** The latest finished attempt; null before the first one. */
  readonly latest: ResultFact | null;
  readonly open: ResultFact | null;
  readonly total_questions: number;
};

/** A study project with its state. */
export type ProjectProgress = ProjectFact & ExerciseState & { readonly lesson_id: string };

/** A benchmark or summary with its state. */
export type AssessmentProgress = AssessmentFact &
  ExerciseState & {
    readonly percent: number | null;
    /** Why no further attempt may be started, or null. */
    readonly closed: RefusalCode | null;
  };

/** What decides about the assessments of a course. */
export type AssessmentFacts = Pick<ProgressFacts, 'access' | 'group' | 'assessments' | 'results'>;

/** Finds the results of an exercise. */
type Results = (exerciseId: string) => Pick<ExerciseState, 'latest' | 'open'>;

/** Indexes the results of one learner by exercise. */
function resultsOf(results: readonly ResultFact[]): Results {
  const byExercise = Map.groupBy(results, (result) => result.exercise_id);
  return (exerciseId) => {
    const own = byExercise.get(exerciseId) ?? [];
    return {
      latest: own.find((result) => result.completed_on !== null) ?? null,
      open: own.find((result) => result.completed_on === null) ?? null,
    };
  };
}

/** The lock that the group itself puts on all its exercises, for instructors who may open it too. */
function groupLockOf({ access }: Pick<ProgressFacts, 'access'>): 'GROUP_LOCKED' | 'NOT_STARTED_YET' | null {
  if (!isGroupLocked(access, access.today)) return null;
  return effectiveGroupStatus(access, access.today) === 'NOT_YET' ? 'NOT_STARTED_YET' : 'GROUP_LOCKED';
}

/** The benchmarks and summaries of the course with their states. */
export function assessmentProgress(facts: AssessmentFacts): AssessmentProgress[] {
  const results = resultsOf(facts.results);
  const groupLock = groupLockOf(facts);
  return facts.assessments.map((assessment) => {
    const { latest, open } = results(assessment.id);
    const percent = latest && scorePercent(latest.corrects, latest.total_questions);
    const earlier = { submitted: latest?.attempt ?? 0, latest_percent: percent, granted: assessment.granted };
    const closed = whyNotStart(assessment.type, earlier, facts.group.summary_attempts);
    const lock =
      assessment.type === 'SUMMARY'
        ? summaryLock(facts.group, { groupLock, benchmarkComplete: isBenchmarkComplete(facts, assessment.level) })
        : groupLock;
    return {
      ...assessment,
      latest,
      open,
      percent,
      closed,
      total_questions: drawnCount(assessment.questions_of_lessons, assessment.questions_per_lesson),
      lock_reason: closed || open ? null : lock,
      state: open ? 'STARTED' : closed ? 'COMPLETE' : lock ? 'LOCKED' : 'NOT_STARTED',
    };
  });
}

/** Whether the benchmark of a level was submitted; true where the course has no published one. */
function isBenchmarkComplete(facts: Pick<ProgressFacts, 'assessments' | 'results'>, level: number): boolean {
  const benchmark = facts.assessments.find((one) => one.type === 'BENCHMARK' && one.level === level);
  return !benchmark || resultsOf(facts.results)(benchmark.id).latest !== null;
}

/** The study projects of the course with their states, in the order of lessons, levels and numbers. */
export function studyProjectProgress(facts: ProgressFacts): ProjectProgress[] {
  const results = resultsOf(facts.results);
  const groupLock = groupLockOf(facts);
  return facts.lessons.flatMap((lesson) =>
    lesson.projects.map((project) => {
      const { latest, open } = results(project.id);
      const lock = studyProjectLock(facts.group, {
        groupLock,
        benchmarkComplete: isBenchmarkComplete(facts, project.level),
        previousComplete: isPreviousComplete(lesson, project, results),
      });
      return {
        ...project,
        lesson_id: lesson.id,
        latest,
        open,
        lock_reason: lock,
        state: lock ? 'LOCKED' : open ? 'STARTED' : latest ? 'COMPLETE' : 'NOT_STARTED',
      };
    }),
  );
}

function isPreviousComplete(lesson: LessonFact, project: ProjectFact, results: Results): boolean {
  const ofLevel = lesson.projects.filter(({ level }) => level === project.level);
  const previous = ofLevel[ofLevel.indexOf(project) - 1];
  return !previous || results(previous.id).latest !== null;
}

/** What one level, or the whole course, adds up to. */
export type LevelProgress = {
  readonly level: number | null;
  readonly percent: number | null;
  readonly completed: number;
  readonly published: number;
  readonly seconds_spent: number;
  readonly first_try_percent: number | null;
};

/** The sums over the study projects of a level; null stands for all levels. */
export function levelProgress(projects: readonly ProjectProgress[], level: number | null): LevelProgress {
  const counted = projects.filter((project) => level === null || project.level === level);
  const lessons = [...Map.groupBy(counted, ({ lesson_id }) => lesson_id).values()].map((ofLesson): LessonCount => ({
    completed: ofLesson.filter(({ latest }) => latest).length,
    published: ofLesson.length,
  }));
  const latest = counted.flatMap((project) => project.latest ?? []);
  const sum = (pick: (result: ResultFact) => number) => latest.reduce((total, result) => total + pick(result), 0);
  return {
    level,
    percent: courseProgress(lessons),
    completed: latest.length,
    published: counted.length,
    seconds_spent:
      sum((result) => result.seconds_spent) +
      counted.reduce((total, { open }) => total + (open?.seconds_spent ?? 0), 0),
    first_try_percent: scorePercent(
      sum((result) => result.first_try_corrects),
      sum((result) => result.total_questions),
    ),
  };
}
