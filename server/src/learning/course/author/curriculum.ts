import type { StudyProjectKind } from '@lectern/domain/learning/study-project/introduction.ts';
import type { KindName } from '../../../base/content/kinds.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { StudyProjectKindRef } from '../study-project.ts';
import { CourseProduct, type CourseProductShape } from '../course.ts';

type Assessment = {
  readonly id: string;
  readonly level: number;
  readonly published: boolean;
  readonly total_questions: number;
  readonly free_samples: number;
  readonly without_lesson: number;
};

type Project = {
  readonly id: string;
  readonly level: number;
  readonly study_project_number: number;
  readonly title: string | null;
  readonly kind: StudyProjectKind;
  readonly published: boolean;
};

type Lesson = {
  readonly id: string;
  readonly name: string;
  readonly published: boolean;
  readonly studyProjects: readonly Project[];
};

/** Something in a course that learners do not see while the course is published. */
type Draft = { readonly kind: KindName; readonly id: string; readonly level: number | null; readonly empty: boolean };

/** What a course is made of, drafts too, as its editor lists it. */
export type CurriculumShape = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly logo: string | null;
  readonly levels: number;
  readonly language: string;
  readonly published: boolean;
  readonly product_published: boolean;
  readonly groups: number;
  readonly product: CourseProductShape;
  readonly benchmarks: readonly Assessment[];
  readonly lessons: readonly Lesson[];
  readonly summaries: readonly Assessment[];
  readonly drafts: readonly Draft[];
};

const CurriculumAssessment = builder.objectRef<Assessment>('CurriculumAssessment').implement({
  description: 'A benchmark or a summary in the curriculum of a course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the benchmark or the summary.' }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it, with its course.' }),
    total_questions: t.exposeInt('total_questions', { description: 'How many questions it has.' }),
    free_samples: t.exposeInt('free_samples', {
      description: 'How many of them are free samples, which no assessment of a group asks.',
    }),
    without_lesson: t.exposeInt('without_lesson', {
      description: 'How many of them have no lesson, so that learners are not asked.',
    }),
  }),
});

const CurriculumProject = builder.objectRef<Project>('CurriculumProject').implement({
  description: 'A study project in the curriculum of a course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the study project.' }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    study_project_number: t.exposeInt('study_project_number', { description: 'Its number in lesson and level.' }),
    title: t.exposeString('title', { nullable: true, description: 'Its title, as its introduction says.' }),
    kind: t.expose('kind', { type: StudyProjectKindRef, description: 'Learn or Apply, as its introduction says.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it, with lesson and course.' }),
  }),
});

const CurriculumLesson = builder.objectRef<Lesson>('CurriculumLesson').implement({
  description: 'A lesson in the curriculum of a course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it, with its course.' }),
    studyProjects: t.field({
      type: [CurriculumProject],
      description: 'Its study projects by level and number.',
      resolve: ({ studyProjects }) => [...studyProjects],
    }),
  }),
});

const CurriculumDraft = builder.objectRef<Draft>('CurriculumDraft').implement({
  description: 'Something in a course that learners do not see while the course is published.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    level: t.exposeInt('level', { nullable: true, description: 'The level of a benchmark or a summary.' }),
    empty: t.exposeBoolean('empty', {
      description:
        'Whether learners would find nothing in it: a level without a question that is asked, a case study without questions, a key element that shows nothing.',
    }),
  }),
});

/** What a course is made of, drafts too, as its editor lists it. */
export const Curriculum = builder.objectRef<CurriculumShape>('Curriculum').implement({
  description: 'What a course is made of, drafts too, as its editor lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    version: t.exposeInt('version', { description: 'The version of the course itself.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    levels: t.exposeInt('levels', { description: 'How many levels it has, 2 to 4.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it, with its product.' }),
    product_published: t.exposeBoolean('product_published', { description: 'Whether its product is published.' }),
    groups: t.exposeInt('groups', {
      description: 'How many groups have it: without one nobody learns with it, whatever is published.',
    }),
    product: t.expose('product', { type: CourseProduct, description: 'The product it belongs to.' }),
    benchmarks: t.field({
      type: [CurriculumAssessment],
      description: 'Its benchmarks by level.',
      resolve: ({ benchmarks }) => [...benchmarks],
    }),
    lessons: t.field({
      type: [CurriculumLesson],
      description: 'Its lessons in order.',
      resolve: ({ lessons }) => [...lessons],
    }),
    summaries: t.field({
      type: [CurriculumAssessment],
      description: 'Its summaries by level, with the questions of their benchmarks.',
      resolve: ({ summaries }) => [...summaries],
    }),
    drafts: t.field({
      type: [CurriculumDraft],
      description:
        'All in it that is a draft, in the order of the course: levels, lessons, cards, study projects and their parts.',
      resolve: ({ drafts }) => [...drafts],
    }),
  }),
});
