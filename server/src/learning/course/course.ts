import { builder } from '../../base/graphql/builder.ts';
import { Lesson, type LessonShape } from './lesson.ts';

/** The product a course belongs to, as its courses show it. */
export type CourseProductShape = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
};

/** A course; its lessons are there where the document asked for them. */
export type CourseShape = {
  readonly id: string;
  readonly name: string;
  readonly levels: number;
  readonly logo: string | null;
  readonly description: string;
  readonly display_order: number;
  readonly language: string;
  readonly published: boolean;
  readonly product: CourseProductShape;
  readonly lessons?: readonly LessonShape[] | null;
};

/** The product a course belongs to. */
export const CourseProduct = builder.objectRef<CourseProductShape>('CourseProduct').implement({
  description: 'The product a course belongs to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the product.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour as its author picked it, #rrggbb.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
  }),
});

/** A course of a product. */
export const Course = builder.objectRef<CourseShape>('Course').implement({
  description: 'A course of a product: lessons, study projects, benchmarks and summaries.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    levels: t.exposeInt('levels', { description: 'How many levels it has, 2 to 4.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    description: t.exposeString('description', { description: 'What it is about, at most 150 characters.' }),
    display_order: t.exposeInt('display_order', { description: 'Its place in the product.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    product: t.expose('product', { type: CourseProduct, description: 'The product it belongs to.' }),
    lessons: t.field({
      type: [Lesson],
      description: 'Its lessons in order.',
      resolve: ({ lessons }) => [...(lessons ?? [])],
    }),
  }),
});
