import { nextOfCourses, type Step, type StepsOfCourse } from '@lectern/domain/learning/course/next-step.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { isWithinBound } from '../../base/graphql/policy.ts';
import { byCourse } from '../../learning/course/by-course.ts';
import type { CourseShape } from '../../learning/course/course.ts';
import { ExerciseStateRef, ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';
import { factsInGroup, factsOfCourse, factsWith, type LearnerFacts } from '../../learning/course/progress-facts.ts';
import {
  assessmentProgress,
  studyProjectProgress,
  type AssessmentProgress,
  type ExerciseState,
  type ProjectProgress,
} from '../../learning/course/progress-view.ts';

/** An exercise that a learner does next, in the course of a group. */
export type NextShape = Step & {
  readonly group_id: string;
  readonly course: Pick<CourseShape, 'id' | 'name' | 'language'>;
  readonly project: ProjectProgress | null;
};

/** The exercise of the panel that says what comes next. */
export const NextExercise = builder.objectRef<NextShape>('NextExercise').implement({
  description: 'The exercise that you do next, where you have begun none.',
  fields: (t) => ({
    type: t.expose('type', { type: ExerciseTypeRef, description: 'What kind of exercise it is.' }),
    group_id: t.exposeID('group_id', { description: 'The group you work in.' }),
    course_id: t.id({ description: 'The course it belongs to.', resolve: ({ course }) => course.id }),
    course_name: t.string({ description: 'The name of that course.', resolve: ({ course }) => course.name }),
    language: t.string({
      description: 'The language of that course, a BCP 47 tag.',
      resolve: ({ course }) => course.language,
    }),
    study_project_id: t.id({
      nullable: true,
      description: 'The study project; null for assessments.',
      resolve: ({ project }) => project?.id,
    }),
    study_project_number: t.int({
      nullable: true,
      description: 'Its number; null for assessments.',
      resolve: ({ project }) => project?.study_project_number,
    }),
    title: t.string({
      nullable: true,
      description: 'The title of the study project, where it has one.',
      resolve: ({ project }) => project?.title,
    }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    state: t.expose('state', {
      type: ExerciseStateRef,
      description: 'What its card shows: COMPLETE where it is repeated because it went badly.',
    }),
    total_questions: t.exposeInt('total_questions', { description: 'How many questions it asks.' }),
  }),
});

/** A group in which somebody learns, with what decides about each of its courses. */
export type LearnedGroup = {
  readonly joined_on: string;
  readonly facts: Omit<LearnerFacts, 'version' | 'settings'>;
  readonly courses: readonly ({ readonly id: string } & Pick<LearnerFacts, 'version' | 'settings'>)[];
};

/** The groups that are open to the person in row `viewer` as a learner, as JSON. */
export function learnedGroupsJson(): RawBuilder<LearnedGroup[]> {
  return sql<LearnedGroup[]>`(
    select coalesce(json_agg(json_build_object('joined_on', m.created_on,
      'facts', json_build_object(${factsInGroup(sql`viewer.id`)}),
      'courses', (
        select coalesce(json_agg(json_build_object('id', v.course_id, ${factsOfCourse})), '[]'::json)
        from group_courses gc join course_versions v on v.course_id = gc.course_id where gc.group_id = g.id)
    )), '[]'::json)
    from group_members m
    join groups g on g.id = m.group_id and g.deleted_on is null and g.status = 'STARTED'
    join institutions i on i.id = g.institution_id
    where m.user_id = viewer.id and m.deleted_on is null and m.role = 'STUDENT' and ${isWithinBound(sql.ref('i.id'))}
      and today(i.time_zone) between g.start_date and g.end_date
  )`;
}

/** What a learner does next in all courses of these groups; null where nothing is left. */
export async function nextExercise(db: Database, groups: readonly LearnedGroup[]): Promise<NextShape | null> {
  const found = await Promise.all(
    groups.flatMap(({ courses, ...group }) => courses.map((course) => stepsOf(db, group, course))),
  );
  const courses = found.filter((one) => one !== null);
  const next = nextOfCourses(courses.toSorted(byCourse));
  return next && { ...next.step, course: next.course.course, group_id: next.course.group_id };
}

type OwnStep = Step & Pick<NextShape, 'project'>;

/** A course with its exercises as steps; null where it is not published. */
async function stepsOf(
  db: Database,
  { joined_on, facts: own }: Omit<LearnedGroup, 'courses'>,
  { id, version, settings }: LearnedGroup['courses'][number],
): Promise<(StepsOfCourse<OwnStep> & { readonly course: CourseShape; readonly group_id: string }) | null> {
  const facts = await factsWith(db, id, { ...own, version, settings });
  if (!facts) return null;
  const [projects, assessments] = [studyProjectProgress(facts), assessmentProgress(facts)];
  const finished = [...projects, ...assessments].flatMap(({ latest }) => latest?.completed_on ?? []);
  return {
    course: facts.course,
    group_id: own.group.id,
    joined_on,
    worked_on: finished.toSorted().at(-1) ?? null,
    steps: [...projects.map(ofProject), ...assessments.map(ofAssessment)],
  };
}

const ofProject = (project: ProjectProgress): OwnStep => ({
  type: 'STUDY_PROJECT',
  level: project.level,
  lesson_id: project.lesson_id,
  timed: false,
  project,
  ...standing(project),
});

const ofAssessment = (assessment: AssessmentProgress): OwnStep => ({
  type: assessment.type,
  level: assessment.level,
  lesson_id: null,
  timed: (assessment.own_time ?? 0) > 0,
  project: null,
  ...standing(assessment),
});

const standing = ({ state, total_questions, open, latest }: ExerciseState) => ({
  state,
  total_questions,
  latest,
  saved_at: open?.saved_at ?? null,
});
