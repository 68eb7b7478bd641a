import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'contentFindings', variables: ({ course_id }) => ({ courseId: course_id }) },
  { operation: 'contentDependants', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
  {
    operation: 'createCourse',
    variables: ({ shelf }) => ({ data: { product_id: shelf.product_id, name: 'New course' } }),
  },
  {
    operation: 'createLesson',
    variables: ({ course_id, mark }) => ({ data: { course_id, name: `${mark} new lesson` } }),
  },
  { operation: 'curriculum', variables: ({ course_id }) => ({ courseId: course_id }) },
  {
    operation: 'deleteContentItems',
    variables: ({ spare }) => ({ items: [{ kind: 'STUDY_PROJECT', id: spare.study_project_id }] }),
  },
  {
    operation: 'deleteCourse',
    variables: ({ shelf, mark }) => ({ id: shelf.spare_course_id, name: `${mark} spare` }),
  },
  { operation: 'deleteLesson', variables: ({ spare }) => ({ id: spare.lesson_id }) },
  {
    operation: 'duplicateContentItems',
    variables: ({ draft }) => ({ kind: 'STUDY_PROJECT', ids: [draft.study_project_id] }),
  },
  {
    operation: 'moveContentItems',
    variables: ({ draft }) => ({
      data: { kind: 'STUDY_PROJECT', ids: [draft.study_project_id], parent_id: draft.lesson_id, level: 1 },
    }),
  },
  {
    operation: 'moveContent',
    variables: ({ draft }) => ({ data: { kind: 'LESSON', id: draft.lesson_id, before: null } }),
  },
  {
    operation: 'unpublishContentItems',
    variables: ({ draft }) => ({ items: [{ kind: 'LESSON', id: draft.lesson_id }] }),
  },
  {
    operation: 'publishContentItems',
    variables: ({ benchmark_ids }) => ({ items: [{ kind: 'BENCHMARK', id: benchmark_ids[2] }] }),
  },
  { operation: 'publishCourse', variables: ({ draft_course_id }) => ({ id: draft_course_id }) },
  { operation: 'unpublishCourse', variables: ({ draft_course_id }) => ({ id: draft_course_id }) },
  { operation: 'publishLesson', variables: ({ draft }) => ({ id: draft.lesson_id }) },
  { operation: 'unpublishLesson', variables: ({ draft }) => ({ id: draft.lesson_id }) },
  { operation: 'readThrough', variables: ({ course_id, lesson_id }) => ({ courseId: course_id, itemId: lesson_id }) },
  { operation: 'searchCourse', variables: ({ course_id, mark }) => ({ courseId: course_id, text: mark }) },
  {
    operation: 'updateCourse',
    variables: ({ course_id, mark }) => ({ where: { id: course_id }, data: { description: `${mark} about` } }),
  },
  {
    operation: 'updateLesson',
    variables: ({ draft, mark }) => ({ where: { id: draft.lesson_id }, data: { description: `${mark} text` } }),
  },
];
