import type { StudyProjectKind } from '@lectern/domain/learning/study-project/introduction.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { AttemptRow } from '../attempt/attempt-row.ts';
import { KeyElement, type KeyElementShape } from './key-element.ts';

/** A study project as lists and its player show it. */
export type StudyProjectShape = {
  readonly id: string;
  readonly level: number;
  readonly study_project_number: number;
  readonly title: string | null;
  readonly kind: StudyProjectKind;
  readonly introduction: string;
  readonly published: boolean;
  readonly total_questions: number;
  readonly keyElements?: readonly KeyElementShape[];
  readonly lesson: StudyProjectLesson;
  readonly draft?: AttemptRow | null;
  readonly latest?: AttemptRow | null;
  /** How it stands for the viewer in the group that was asked for. */
  readonly own?: { readonly attempts: number; readonly lock_reason: string | null } | null;
};

/** The lesson a study project belongs to, as its player names it. */
export type StudyProjectLesson = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly display_order: number;
  readonly course_id: string;
  readonly course_name: string;
  readonly language: string;
  readonly hint_opens_media_library: boolean;
};

/** What a study project asks of the learner. */
export const StudyProjectKindRef = builder.enumType('StudyProjectKind', {
  description: 'What a study project asks of the learner, as its introduction says.',
  values: {
    LEARN: { description: 'It is for learning something new.' },
    APPLY: { description: 'It is for applying what was learned.' },
    NONE: { description: 'Its introduction names neither.' },
  } satisfies Record<StudyProjectKind, { description: string }>,
});

const StudyProjectLessonRef = builder.objectRef<StudyProjectLesson>('StudyProjectLesson').implement({
  description: 'The lesson a study project belongs to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the lesson.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    display_order: t.exposeInt('display_order', { description: 'Its place in the course.' }),
    course_id: t.exposeID('course_id', { description: 'The course it belongs to.' }),
    course_name: t.exposeString('course_name', { description: 'The name of that course.' }),
    language: t.exposeString('language', { description: 'The language of the content, a BCP 47 tag.' }),
    hint_opens_media_library: t.exposeBoolean('hint_opens_media_library', {
      description: 'Whether hints and explanations in this course open the media library, on a page of their own.',
    }),
  }),
});

/** A study project: case studies with reinforced questions. */
export const StudyProject = builder.objectRef<StudyProjectShape>('StudyProject').implement({
  description: 'Case studies with reinforced questions on one lesson and level.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the study project.' }),
    level: t.exposeInt('level', { description: 'Its level, 1 to 4.' }),
    study_project_number: t.exposeInt('study_project_number', {
      description: 'Its number within the lesson and level.',
    }),
    title: t.exposeString('title', { nullable: true, description: 'The title its introduction carries, if any.' }),
    kind: t.expose('kind', { type: StudyProjectKindRef, description: 'Whether it is for learning or for applying.' }),
    introduction: t.exposeString('introduction', { description: 'The introduction as cleaned HTML.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions in its published case studies.' }),
    lesson: t.expose('lesson', { type: StudyProjectLessonRef, description: 'The lesson it belongs to.' }),
    keyElements: t.field({
      type: [KeyElement],
      description: 'What to look at before the questions, in order.',
      resolve: ({ keyElements }) => [...(keyElements ?? [])],
    }),
  }),
});
