import type { Operation } from '@lectern/domain/permission.ts';
import type { BuiltUser } from '../../seed/people.ts';
import type { Class, CourseIds } from './world.ts';

type Variables = Record<string, unknown>;

/** How one operation is called about an object, and what the policy table says about it beyond roles. */
export type Case = {
  readonly operation: Operation;
  /** What tells two cases of one operation apart. */
  readonly about?: string;
  readonly variables: (place: Class) => Variables;
  /** Whose object it is; without it, nobody's own. */
  readonly owner?: (place: Class) => BuiltUser;
  /** The same about content that is offered free. */
  readonly free?: (content: CourseIds) => Variables;
  /** A reply that says something about the state of the object to those who may ask. */
  readonly state?: string;
  /** True where the roles of the product count in preview only, which names no group as this call does. */
  readonly inGroupOnly?: true;
  /** True where the object is anybody's own, so that no id names it. */
  readonly everyone?: true;
};

const learner = ({ learner: user }: Class) => user;
const inGroup = ({ group_id }: Class) => ({ group_id });
const work = ({ group_id, study_project_id }: Class) => ({ group_id, study_project_id });
const course = ({ course_id, group_id }: Class) => ({ courseId: course_id, groupId: group_id });

/** The calls that only read. */
export const queryCases: readonly Case[] = [
  { operation: 'viewer', variables: () => ({}), everyone: true },
  { operation: 'group', variables: ({ group_id }) => ({ where: { id: group_id } }) },
  {
    operation: 'course',
    variables: ({ course_id }) => ({ where: { id: course_id } }),
    free: ({ course_id }) => ({ where: { id: course_id } }),
  },
  {
    operation: 'course',
    about: 'in its group',
    variables: ({ course_id, group_id }) => ({ where: { id: course_id }, groupId: group_id }),
  },
  { operation: 'lessons', variables: ({ course_id }) => ({ courseId: course_id }) },
  {
    operation: 'lesson',
    variables: ({ lesson_id }) => ({ where: { id: lesson_id } }),
    free: ({ lesson_id }) => ({ where: { id: lesson_id } }),
  },
  {
    operation: 'lesson',
    about: 'by its name',
    variables: ({ course_id, mark }) => ({ where: { course_id, slug: `${mark.toLowerCase()}-lesson` } }),
  },
  {
    operation: 'bookPages',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
  {
    operation: 'quickdeckCards',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
  {
    operation: 'quickclipCards',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
  {
    operation: 'studyProject',
    variables: ({ study_project_id }) => ({ id: study_project_id }),
    free: ({ study_project_id }) => ({ id: study_project_id }),
  },
  {
    operation: 'studyProject',
    about: 'in its group',
    variables: ({ study_project_id, group_id }) => ({ id: study_project_id, groupId: group_id }),
  },
  { operation: 'question', variables: ({ question_ids }) => ({ id: question_ids[0] }) },
  {
    operation: 'questionResources',
    variables: ({ question_ids, group_id }) => ({ questionId: question_ids[0], groupId: group_id }),
    state: 'NO_ATTEMPT',
  },
  { operation: 'benchmarks', variables: ({ course_id }) => ({ courseId: course_id }) },
  { operation: 'benchmarks', about: 'in its group', variables: (place) => ({ ...course(place), level: 1 }) },
  { operation: 'benchmark', variables: ({ benchmark_ids }) => ({ id: benchmark_ids[0] }) },
  { operation: 'summaries', variables: ({ course_id }) => ({ courseId: course_id }) },
  { operation: 'summary', variables: ({ summary_ids }) => ({ id: summary_ids[0] }) },
  {
    operation: 'totalQuestions',
    variables: ({ benchmark_ids, group_id }) => ({ id: benchmark_ids[0], groupId: group_id }),
  },
  {
    operation: 'completedBenchmarks',
    owner: learner,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
  {
    operation: 'completedSummaries',
    owner: learner,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
  {
    operation: 'studentCourseProgress',
    owner: learner,
    variables: (place) => ({ ...course(place), studentId: place.learner.id }),
  },
  {
    operation: 'studentGradebookOverview',
    owner: learner,
    variables: (place) => ({ ...course(place), studentId: place.learner.id }),
  },
  {
    operation: 'summaryResults',
    owner: learner,
    variables: ({ group_id, course_id, learner: user }) => ({ where: { group_id, course_id, user_id: user.id } }),
  },
  { operation: 'benchmarkGradebookOverview', variables: course },
  { operation: 'lessonGradebookOverview', variables: course },
  { operation: 'summaryGradebookOverview', variables: course },
  {
    operation: 'studyProjectProgress',
    owner: learner,
    variables: (place) => ({ ...work(place), user_id: place.learner.id }),
  },
];

/** The calls that write, in an order in which each finds what it needs: the owner's call is made after all others. */
export const mutationCases: readonly Case[] = [
  {
    operation: 'saveStudyProjectProgress',
    owner: learner,
    variables: (place) => ({ data: { ...work(place), question_index: 1, user_id: place.learner.id } }),
  },
  {
    operation: 'checkAnswer',
    inGroupOnly: true,
    owner: learner,
    variables: (place) => ({ data: { ...work(place), question_id: place.question_ids[1], user_id: place.learner.id } }),
  },
  {
    operation: 'saveAnswers',
    owner: learner,
    variables: (place) => ({
      data: [{ ...work(place), question_id: place.question_ids[1], user_id: place.learner.id }],
    }),
  },
  {
    operation: 'saveExerciseResult',
    owner: learner,
    variables: (place) => ({
      data: {
        ...inGroup(place),
        type: 'STUDY_PROJECT',
        exercise_id: place.finished_project_id,
        user_id: place.learner.id,
      },
    }),
  },
  {
    operation: 'createResultHistory',
    owner: learner,
    variables: (place) => ({
      data: { ...inGroup(place), type: 'SUMMARY', exercise_id: place.summary_ids[0], user_id: place.learner.id },
    }),
  },
  {
    operation: 'startAssessment',
    owner: learner,
    variables: (place) => ({
      data: { ...inGroup(place), course_id: place.course_id, type: 'BENCHMARK', level: 4, user_id: place.learner.id },
    }),
  },
  {
    operation: 'startAssessment',
    about: 'taken up again',
    owner: learner,
    variables: (place) => ({
      data: {
        ...inGroup(place),
        course_id: place.course_id,
        type: 'BENCHMARK',
        level: 2,
        attempt_id: place.attempt_ids.draft,
        user_id: place.learner.id,
      },
    }),
  },
  {
    operation: 'saveAssessmentDraft',
    owner: learner,
    variables: (place) => ({
      data: {
        ...inGroup(place),
        attempt_id: place.attempt_ids.draft,
        revision: 0,
        answers: [{ question_id: place.benchmark_question_ids[5] }],
      },
    }),
  },
  {
    operation: 'saveBenchmarkAnswers',
    owner: learner,
    variables: (place) => ({
      where: { ...inGroup(place), attempt_id: place.attempt_ids.benchmark },
      data: [{ ...inGroup(place), question_id: place.benchmark_question_ids[10], user_id: place.learner.id }],
    }),
  },
  {
    operation: 'saveSummaryAnswers',
    owner: learner,
    variables: (place) => ({
      where: { ...inGroup(place), attempt_id: place.attempt_ids.summary },
      data: [{ ...inGroup(place), question_id: place.benchmark_question_ids[5], user_id: place.learner.id }],
    }),
  },
];

/** Calls that name no object by its id: they carry a token or a key, and have tests of their own. */
export const keyedOperations: readonly Operation[] = ['authenticate', 'joinGroup'];
