import { learnerOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'courses',
    keyed: 'It names no object and lists what leads to the caller; its own test asks as everybody.',
  },
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
  { operation: 'lessons', variables: ({ course_id }) => ({ courseId: course_id }) },
  {
    operation: 'studentCourseProgress',
    owner: learnerOf,
    variables: (place) => ({ ...courseOf(place), studentId: place.learner.id }),
  },
];
