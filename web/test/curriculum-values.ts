/** A course as its editor reads it: two lessons, three study projects, the benchmarks of two levels and no summary. */
export const curriculumOf = (values: Record<string, unknown> = {}) => ({
  id: 'c1',
  version: 1,
  name: 'Connected Devices',
  logo: null,
  levels: 2,
  language: 'en',
  published: false,
  product_published: true,
  groups: 2,
  product: { id: 'p1', name: 'Digital Literacy', color: '#0f766e', logo: null },
  benchmarks: [
    { id: 'b1', level: 1, published: true, total_questions: 24, free_samples: 0, without_lesson: 2 },
    { id: 'b2', level: 2, published: false, total_questions: 0, free_samples: 0, without_lesson: 0 },
  ],
  lessons: [
    {
      id: 'l1',
      name: 'Parts of a system',
      published: true,
      studyProjects: [
        projectOf(),
        projectOf({ id: 's2', study_project_number: 2, title: null, kind: 'NONE' }),
        projectOf({ id: 's3', level: 2, published: false }),
      ],
    },
    { id: 'l2', name: 'Networks', published: false, studyProjects: [] },
  ],
  summaries: [],
  drafts: [
    { kind: 'BENCHMARK', id: 'b2', level: 2, empty: true },
    { kind: 'LESSON', id: 'l2', level: null, empty: false },
    { kind: 'STUDY_PROJECT', id: 's3', level: null, empty: false },
  ],
  ...values,
});

const projectOf = (values: Record<string, unknown> = {}) => ({
  id: 's1',
  level: 1,
  study_project_number: 1,
  title: 'A guest network',
  kind: 'LEARN',
  published: true,
  ...values,
});

/** The reply to an act of authoring about one item. */
export const authoredOf = (id: string, version = 2, what = 'CHANGED') => ({
  change_set_id: `set-${id}-${version}`,
  waits: false,
  items: [{ id, version, what }],
});

/** A lesson as its form reads it. */
export const lessonItemOf = (values: Record<string, unknown> = {}, version = 1) => ({
  id: 'l1',
  kind: 'LESSON',
  version,
  published: true,
  content: {
    course_id: 'c1',
    name: 'Parts of a system',
    slug: 'parts-of-a-system',
    logo: null,
    display_order: 1,
    description: '',
    ...values,
  },
});
