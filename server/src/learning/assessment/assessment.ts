import { builder } from '../../base/graphql/builder.ts';
import { Question, type QuestionShape } from '../question/question.ts';

/** A benchmark or summary as lists show it. */
export type AssessmentShape = {
  readonly id: string;
  readonly benchmark_id: string;
  readonly level: number;
  readonly published: boolean;
  readonly description: string;
  readonly time: number | null;
  readonly questions_per_lesson: number | null;
  readonly course: { readonly name: string; readonly logo: string | null };
  readonly complete: boolean;
  readonly totalQuestions: number;
  readonly correctAnswers: number | null;
  readonly questions: readonly QuestionShape[];
};

const AssessmentCourse = builder.objectRef<AssessmentShape['course']>('AssessmentCourse').implement({
  description: 'The course of an assessment.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
  }),
});

/** A pre-test and a post-test carry the same facts. */
function assessmentType(name: 'Benchmark' | 'Summary', description: string) {
  return builder.objectRef<AssessmentShape>(name).implement({
    description,
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its id.' }),
      benchmark_id: t.exposeID('benchmark_id', { description: 'The benchmark whose questions it asks.' }),
      level: t.exposeInt('level', { description: 'Its level.' }),
      published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
      description: t.exposeString('description', {
        description: 'What its author says about it, at most 150 characters.',
      }),
      time: t.exposeInt('time', { nullable: true, description: 'The time in seconds; null or 0 is untimed.' }),
      questions_per_lesson: t.exposeInt('questions_per_lesson', {
        nullable: true,
        description: 'At most so many questions of each lesson; null means all.',
      }),
      course: t.expose('course', { type: AssessmentCourse, description: 'The course it belongs to.' }),
      complete: t.exposeBoolean('complete', { description: 'Whether you have completed it.' }),
      totalQuestions: t.exposeInt('totalQuestions', { description: 'How many questions a sitting asks.' }),
      correctAnswers: t.exposeInt('correctAnswers', {
        nullable: true,
        description: 'Correct answers of your latest attempt; null without one.',
      }),
      questions: t.field({
        type: [Question],
        description: 'Its questions with their keys, for content roles; learners get theirs with the attempt.',
        resolve: ({ questions }) => [...questions],
      }),
    }),
  });
}

/** A pre-test. */
export const Benchmark = assessmentType('Benchmark', 'A pre-test of one level of a course.');

/** A post-test. */
export const Summary = assessmentType(
  'Summary',
  'A post-test of one level of a course; it asks the questions of its benchmark.',
);
