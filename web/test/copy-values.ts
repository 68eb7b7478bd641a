/** Something that an author has typed and not saved, as their work lists it. */
export const copyOf = (id: string, values: Record<string, unknown> = {}, place: Record<string, unknown> = {}) => ({
  id,
  kind: 'LESSON',
  is_new: false,
  kept_on: '2026-11-23T10:04:00Z',
  place: {
    title: 'Ground',
    number: null,
    within: 'Soils',
    language: 'en',
    product_id: 'p1',
    course_id: 'c1',
    book_id: null,
    lesson_id: 'l1',
    study_project_id: null,
    benchmark_id: null,
    ...place,
  },
  ...values,
});
