import { whyNotStart } from '@lectern/domain/learning/assessment/attempt.ts';
import { drawnCount } from '@lectern/domain/learning/assessment/draw.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { studyProjectLock, summaryLock, type LockReason } from '@lectern/domain/learning/course/lock.ts';
import { effectiveGroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { timeSpent } from '@lectern/domain/learning/attempt/time-spent.ts';
import { courseProgress, isCompletable } from '@lectern/domain/learning/course/progress.ts';
import type { ProjectFact } from './course-outline.ts';
import type { AssessmentFact, ProgressFacts, Standing } from './progress-facts.ts';

/** What a card says about an exercise, whatever its kind. */
export type ExerciseState = Standing & {
  readonly state: 'LOCKED' | 'NOT_STARTED' | 'STARTED' | 'COMPLETE';
  readonly lock_reason: LockReason | null;
  readonly total_questions: number;
};

const untouched: Standing = { latest: null, open: null };

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
export type AssessmentFacts = Pick<ProgressFacts, 'access' | 'group' | 'assessments' | 'standings'>;

/** The lock that the group itself puts on all its exercises, for instructors who may open it too. */
function groupLockOf({ access }: Pick<ProgressFacts, 'access'>): 'GROUP_LOCKED' | 'NOT_STARTED_YET' | null {
  if (!isGroupLocked(access, access.today)) return null;
  return effectiveGroupStatus(access, access.today) === 'NOT_YET' ? 'NOT_STARTED_YET' : 'GROUP_LOCKED';
}

/** The benchmarks and summaries of the course with their states. */
export function assessmentProgress(facts: AssessmentFacts): AssessmentProgress[] {
  const groupLock = groupLockOf(facts);
  const awaited = levelsAwaitingBenchmark(facts);
  return facts.assessments.map((assessment) => {
    const { latest, open } = facts.standings.get(assessment.id) ?? untouched;
    const percent = latest && scorePercent(latest.corrects, latest.total_questions);
    const earlier = { submitted: latest?.attempt ?? 0, latest_percent: percent, granted: assessment.granted };
    const closed = whyNotStart(assessment.type, earlier, facts.group.summary_attempts);
    const lock =
      assessment.type === 'SUMMARY'
        ? summaryLock(facts.group, { groupLock, benchmarkComplete: !awaited.has(assessment.level) })
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

/** The levels that have a published benchmark which was never submitted; one without questions nobody can submit. */
function levelsAwaitingBenchmark({ assessments, standings }: AssessmentFacts): ReadonlySet<number> {
  const awaited = assessments.filter(
    ({ type, id, questions_of_lessons, questions_per_lesson }) =>
      type === 'BENCHMARK' && !standings.get(id)?.latest && drawnCount(questions_of_lessons, questions_per_lesson) > 0,
  );
  return new Set(awaited.map(({ level }) => level));
}

/** The study projects of the course with their states, in the order of lessons, levels and numbers. */
export function studyProjectProgress(facts: ProgressFacts): ProjectProgress[] {
  const { standings, group } = facts;
  const groupLock = groupLockOf(facts);
  const awaited = levelsAwaitingBenchmark(facts);
  return facts.lessons.flatMap(({ id, projects }) => {
    let before: ProjectFact | null = null;
    return projects.map((project) => {
      const { latest, open } = standings.get(project.id) ?? untouched;
      const lock = studyProjectLock(group, {
        groupLock,
        benchmarkComplete: !awaited.has(project.level),
        previousComplete: before?.level !== project.level || standings.get(before.id)?.latest != null,
      });
      if (isCompletable(project)) before = project;
      return {
        ...project,
        lesson_id: id,
        latest,
        open,
        lock_reason: lock,
        state: lock ? 'LOCKED' : open ? 'STARTED' : latest ? 'COMPLETE' : 'NOT_STARTED',
      };
    });
  });
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
  const lessons = new Map<string, { completed: number; published: number }>();
  let [completed, published, seconds, firstTries, questions] = [0, 0, 0, 0, 0];
  for (const project of projects) {
    const { lesson_id, latest, open } = project;
    if (level !== null && project.level !== level) continue;
    seconds += timeSpent(latest?.seconds_spent, open?.seconds_spent);
    if (!isCompletable(project)) continue;
    const lesson = lessons.get(lesson_id) ?? { completed: 0, published: 0 };
    lessons.set(lesson_id, lesson);
    lesson.published += 1;
    published += 1;
    if (!latest) continue;
    lesson.completed += 1;
    completed += 1;
    firstTries += latest.first_try_corrects;
    questions += latest.total_questions;
  }
  return {
    level,
    percent: courseProgress([...lessons.values()]),
    completed,
    published,
    seconds_spent: seconds,
    first_try_percent: scorePercent(firstTries, questions),
  };
}
