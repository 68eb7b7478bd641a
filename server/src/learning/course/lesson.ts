import type { Said } from '@lectern/domain/base/entity/content-fields.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { contentOutput } from '../../base/content/content-fields.ts';
import { builder } from '../../base/graphql/builder.ts';
import { BookPage, type BookPageShape } from '../library/book-page.ts';
import { QuickclipCard, type QuickclipCardShape } from '../library/quickclip-card.ts';
import { QuickdeckCard, type QuickdeckCardShape } from '../library/quickdeck-card.ts';
import { StudyProject, type StudyProjectShape } from './study-project.ts';

/** A lesson; its parts are there where the document asked for them. */
export type LessonShape = Said<typeof lessonFields> & {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly display_order: number;
  readonly published: boolean;
  readonly course_id: string;
  readonly language: string;
  readonly number_of_pages: number;
  readonly number_of_cards: number;
  readonly number_of_clips: number;
  readonly pages: readonly BookPageShape[] | null;
  readonly cards: readonly QuickdeckCardShape[] | null;
  readonly clip_cards: readonly QuickclipCardShape[] | null;
  readonly studyProjects: readonly StudyProjectShape[] | null;
};

/** A lesson of a course. */
export const Lesson = builder.objectRef<LessonShape>('Lesson').implement({
  description: 'A lesson of a course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique in the course.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    display_order: t.exposeInt('display_order', { description: 'Its place in the course.' }),
    ...contentOutput(t, lessonFields),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    course_id: t.exposeID('course_id', { description: 'The course it belongs to.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    number_of_pages: t.exposeInt('number_of_pages', { description: 'How many e-book pages it has.' }),
    number_of_cards: t.exposeInt('number_of_cards', { description: 'How many flash cards you can see.' }),
    number_of_clips: t.exposeInt('number_of_clips', { description: 'How many videos you can see.' }),
    pages: t.field({
      type: [BookPage],
      description: 'Its e-book pages in order.',
      resolve: ({ pages }) => [...(pages ?? [])],
    }),
    cards: t.field({
      type: [QuickdeckCard],
      description: 'Its flash cards in order.',
      resolve: ({ cards }) => [...(cards ?? [])],
    }),
    clip_cards: t.field({
      type: [QuickclipCard],
      description: 'Its videos in order.',
      resolve: (lesson) => [...(lesson.clip_cards ?? [])],
    }),
    studyProjects: t.field({
      type: [StudyProject],
      description: 'Its study projects by level and number.',
      resolve: ({ studyProjects }) => [...(studyProjects ?? [])],
    }),
  }),
});
