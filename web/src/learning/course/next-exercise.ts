import { nextStep, type Step } from '@lectern/domain/learning/course/next-step.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { AssessmentRows_AssessmentFragment } from '../../graphql/generated/graphql.ts';
import { assessmentFragment, type AssessmentRow } from './assessment-rows.ts';
import type { CourseProgress } from './course-context.ts';

type Project = CourseProgress['studyProjects'][number];

/** An exercise of the dashboard, as a step of the course. */
type DashboardStep = Step & { readonly project: Project | null };

/** What its learner does next in a course; null where nothing is left. */
export function nextExercise(
  progress: Pick<CourseProgress, 'benchmark' | 'summary' | 'studyProjects'>,
): DashboardStep | null {
  const assessments = (type: 'BENCHMARK' | 'SUMMARY') =>
    readFragment(assessmentFragment, progress[type === 'BENCHMARK' ? 'benchmark' : 'summary']).map((one) =>
      ofAssessment(type, one),
    );
  return nextStep([...assessments('BENCHMARK'), ...progress.studyProjects.map(ofProject), ...assessments('SUMMARY')]);
}

const ofProject = (project: Project): DashboardStep => ({
  type: 'STUDY_PROJECT',
  level: project.level,
  lesson_id: project.lesson_id,
  state: project.state,
  total_questions: project.total_questions,
  timed: false,
  saved_at: project.open?.saved_at ?? null,
  latest: project.latest ?? null,
  project,
});

const ofAssessment = (
  type: 'BENCHMARK' | 'SUMMARY',
  { level, state, total_questions, time, open, latest }: AssessmentRows_AssessmentFragment,
): DashboardStep => ({
  type,
  level,
  lesson_id: null,
  state,
  total_questions,
  timed: (time ?? 0) > 0,
  saved_at: open?.saved_at ?? null,
  latest: latest ? { attempt: 1, corrects: latest.corrects, total_questions: latest.total_questions } : null,
  project: null,
});

/** The row in which an assessment is the next step: that of all levels where it is taken with others. */
export function nextRow(rows: readonly AssessmentRow[], next: Step): AssessmentRow | null {
  const goesOn = rows.filter(({ state }) => state === next.state);
  return (
    goesOn.find(({ level, leftOut }) => level === 'all' && !leftOut.includes(next.level)) ??
    goesOn.find(({ level }) => level === next.level) ??
    null
  );
}
