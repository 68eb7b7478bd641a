/** A change of a lesson that waits. */
export const changeOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  item_id: id === 'w1' ? 'l1' : `item-${id}`,
  kind: 'LESSON',
  name: 'Ground',
  what: 'CHANGED',
  root_id: 'c1',
  changed_on: '2026-11-20T09:30:00Z',
  mine: false,
  discarded_on: null,
  discarded_by: null,
  author: { id: 'maria', name: 'Maria Silva' },
  place: {
    title: 'Soil',
    number: null,
    within: 'Soils',
    language: 'en',
    product_id: 'p1',
    course_id: 'c1',
    book_id: null,
    lesson_id: 'l1',
    study_project_id: null,
    benchmark_id: null,
  },
  ...values,
});

/** What such a change will do. */
export const changeDetailsOf = (values: Record<string, unknown> = {}) => ({
  id: 'w1',
  before: { name: 'Soil', description: '' },
  after: { name: 'Ground', description: '' },
  names: [],
  children_before: [],
  children_after: [],
  groups: 2,
  learners: 41,
  results: 3,
  sittings: 1,
  ...values,
});
