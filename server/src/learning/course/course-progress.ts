import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { allowedOperations } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { GroupOperationRef } from '../../base/access/group-operation.ts';
import { StudyProjectKindRef } from './study-project.ts';
import { Course } from './course.ts';
import { ExerciseStateRef } from '../attempt/exercise-type.ts';
import type { LessonFact } from './course-outline.ts';
import type { ProgressFacts, ResultFact } from './progress-facts.ts';
import { levelProgress, type AssessmentProgress, type LevelProgress, type ProjectProgress } from './progress-view.ts';

/** The facts of a dashboard and the states computed from them. */
export type CourseProgress = {
  readonly facts: ProgressFacts;
  readonly assessments: readonly AssessmentProgress[];
  readonly projects: readonly ProjectProgress[];
};

const ExerciseAttempt = builder.objectRef<ResultFact>('ExerciseAttempt').implement({
  description: 'One attempt at an exercise, finished or open.',
  fields: (t) => ({
    attempt_id: t.exposeID('attempt_id', { description: 'The id of the attempt; one sitting may count for several.' }),
    attempt: t.exposeInt('attempt', { description: 'The number of the attempt, 1 is the first.' }),
    corrects: t.exposeInt('corrects', { description: 'Questions solved within their tries.' }),
    incorrects: t.exposeInt('incorrects', { description: 'Questions not solved.' }),
    first_try_corrects: t.exposeInt('first_try_corrects', { description: 'Questions solved with the first try.' }),
    seconds_spent: t.exposeInt('seconds_spent', { description: 'Active seconds.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    questions_done: t.exposeInt('questions_done', { description: 'Questions settled or answered so far.' }),
    question_index: t.exposeInt('question_index', {
      nullable: true,
      description: 'The question an open attempt has reached, from 0.',
    }),
    saved_at: t.expose('saved_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When an open attempt was saved last; null once it is finished.',
    }),
    completed_on: t.expose('completed_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was finished; null while open.',
    }),
  }),
});

const StudyProjectProgressItem = builder.objectRef<ProjectProgress>('CourseStudyProject').implement({
  description: 'A study project on the dashboard of its course.',
  fields: (t) => ({
    study_project_id: t.exposeID('id', { description: 'The id of the study project.' }),
    lesson_id: t.exposeID('lesson_id', { description: 'The lesson it belongs to.' }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    study_project_number: t.exposeInt('study_project_number', { description: 'Its number.' }),
    title: t.exposeString('title', { nullable: true, description: 'Its title, if it has one.' }),
    kind: t.expose('kind', { type: StudyProjectKindRef, description: 'Learn or Apply.' }),
    total_questions: t.exposeInt('total_questions', { description: 'How many questions it asks.' }),
    state: t.expose('state', { type: ExerciseStateRef, description: 'What its card shows.' }),
    complete: t.boolean({
      description: 'Whether it was completed at least once.',
      resolve: ({ latest }) => latest !== null,
    }),
    locked: t.boolean({ description: 'Whether it cannot be opened now.', resolve: ({ state }) => state === 'LOCKED' }),
    lock_reason: t.exposeString('lock_reason', {
      nullable: true,
      description: 'The code of the reason why it is locked.',
    }),
    draft: t.boolean({ description: 'Whether it is begun and not finished.', resolve: ({ open }) => open !== null }),
    latest: t.expose('latest', { type: ExerciseAttempt, nullable: true, description: 'The latest finished attempt.' }),
    open: t.expose('open', { type: ExerciseAttempt, nullable: true, description: 'The open attempt.' }),
  }),
});

const AssessmentProgressItem = builder.objectRef<AssessmentProgress>('CourseAssessment').implement({
  description: 'A benchmark or summary on the dashboard of its course.',
  fields: (t) => ({
    benchmark_id: t.id({
      nullable: true,
      description: 'The id, where it is a benchmark.',
      resolve: ({ type, id }) => (type === 'BENCHMARK' ? id : null),
    }),
    summary_id: t.id({
      nullable: true,
      description: 'The id, where it is a summary.',
      resolve: ({ type, id }) => (type === 'SUMMARY' ? id : null),
    }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    description: t.exposeString('description', { description: 'What its author says about it.' }),
    time: t.exposeInt('own_time', {
      nullable: true,
      description: 'The seconds the learner has for it in this group, extra time included; null is untimed.',
    }),
    extra_time: t.int({
      description: 'How many of these seconds are the extra time of the learner.',
      resolve: ({ time, own_time }) => (own_time ?? 0) - (time ?? 0),
    }),
    total_questions: t.exposeInt('total_questions', { description: 'How many questions a sitting asks.' }),
    state: t.expose('state', { type: ExerciseStateRef, description: 'What its card shows.' }),
    complete: t.boolean({
      description: 'Whether it is complete and cannot be opened again.',
      resolve: ({ state }) => state === 'COMPLETE',
    }),
    lock_reason: t.exposeString('lock_reason', {
      nullable: true,
      description: 'The code of the reason why it is locked.',
    }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'The rounded score of the latest attempt; null without one.',
    }),
    latest: t.expose('latest', { type: ExerciseAttempt, nullable: true, description: 'The latest finished attempt.' }),
    open: t.expose('open', { type: ExerciseAttempt, nullable: true, description: 'The open attempt.' }),
  }),
});

const LevelProgressItem = builder.objectRef<LevelProgress>('LevelProgress').implement({
  description: 'What the study projects of one level add up to for a learner.',
  fields: (t) => ({
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all of them.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'The mean progress of the lessons in whole percent.',
    }),
    completed: t.exposeInt('completed', { description: 'Study projects completed.' }),
    published: t.exposeInt('published', {
      description: 'Study projects published that ask something; others count nowhere.',
    }),
    seconds_spent: t.exposeInt('seconds_spent', {
      description:
        'Seconds spent in study projects: of the latest finished attempt at each, and of the open one. The gradebook adds benchmarks and summaries.',
    }),
    first_try_percent: t.exposeInt('first_try_percent', {
      nullable: true,
      description: 'Questions solved with the first try, in percent.',
    }),
  }),
});

const CourseLesson = builder.objectRef<LessonFact>('CourseLesson').implement({
  description: 'A published lesson on the dashboard of its course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
  }),
});

/** The dashboard of a course. */
export const StudentCourseProgress = builder.objectRef<CourseProgress>('StudentCourseProgress').implement({
  description: 'How far a learner is in a course of a group: everything the dashboard shows.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.', resolve: ({ facts }) => facts.group.id }),
    group_name: t.string({ description: 'The name of the group.', resolve: ({ facts }) => facts.group.name }),
    allowed_operations: t.field({
      type: [GroupOperationRef],
      description:
        'The operations about the group that you may call, by your roles; the state of the group may still refuse them.',
      resolve: ({ facts }) => allowedOperations(groupOperations, principalOf(facts.access)),
    }),
    is_member: t.boolean({
      description: 'Whether the learner belongs to the group; only members work on its exercises.',
      resolve: ({ facts }) => facts.is_member,
    }),
    course: t.field({
      type: Course,
      description: 'The course, without its lessons.',
      resolve: ({ facts }) => facts.course,
    }),
    lessons: t.field({
      type: [CourseLesson],
      description: 'The published lessons in order.',
      resolve: ({ facts }) => [...facts.lessons],
    }),
    benchmark: t.field({
      type: [AssessmentProgressItem],
      description: 'The published benchmarks by level.',
      resolve: ({ assessments }) => assessments.filter(({ type }) => type === 'BENCHMARK'),
    }),
    summary: t.field({
      type: [AssessmentProgressItem],
      description: 'The published summaries by level.',
      resolve: ({ assessments }) => assessments.filter(({ type }) => type === 'SUMMARY'),
    }),
    studyProjects: t.field({
      type: [StudyProjectProgressItem],
      description: 'The published study projects by lesson, level and number.',
      resolve: ({ projects }) => [...projects],
    }),
    levels: t.field({
      type: [LevelProgressItem],
      description: 'The sums for each level of the course.',
      resolve: ({ facts, projects }) =>
        Array.from({ length: facts.course.levels }, (_, index) => levelProgress(projects, index + 1)),
    }),
    total: t.field({
      type: LevelProgressItem,
      description: 'The sums over all levels.',
      resolve: ({ projects }) => levelProgress(projects, null),
    }),
    number_of_pages: t.int({
      description: 'E-book pages of all lessons.',
      resolve: ({ facts }) => facts.number_of_pages,
    }),
    number_of_cards: t.int({
      description: 'Flash cards of all lessons.',
      resolve: ({ facts }) => facts.number_of_cards,
    }),
    number_of_clips: t.int({ description: 'Videos of all lessons.', resolve: ({ facts }) => facts.number_of_clips }),
  }),
});
