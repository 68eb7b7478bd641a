import { curriculumOf } from './curriculum-values.ts';
import { uploadInfo } from './media-values.ts';
import { amara } from './open-app.tsx';
import type { School } from './school.ts';

/** A flash card as its manager lists it. */
export const cardOf = (id: string, term: string, values: Record<string, unknown> = {}) => ({
  id,
  title: '',
  term: `<p>${term}</p>`,
  definition: '<p>It joins networks.</p>',
  image: null,
  published: false,
  ...values,
});

/** A video card as its manager lists it. */
export const clipOf = (values: Record<string, unknown> = {}) => ({
  id: 'v1',
  title: 'A network heals',
  published: false,
  poster: null,
  duration_seconds: 222,
  sources: [{ src: '/media/v1', type: 'video/mp4' }],
  tracks: [],
  ...values,
});

/** The ids of the pages of the book of `choicesOf`. */
export const pageIds = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

/** The pages of a lesson, none at first, and those it could have: three of one book, the second without a title. */
export const choicesOf = (values: Record<string, unknown> = {}) => ({
  lesson_id: 'l1',
  version: 3,
  language: 'en',
  page_ids: [],
  books: [
    {
      id: 'b1',
      name: 'Networks at home',
      pages: pageIds.map((id, index) => ({
        id,
        title: index === 1 ? '' : `Part ${index + 1}`,
        page_number: index + 1,
      })),
    },
  ],
  ...values,
});

/** A file for instructors in its list. */
export const fileOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  name: id,
  url: `/instructor-resources/${id}`,
  type: 'ANY',
  lesson_name: null,
  description: '',
  bytes: 12_300,
  ...values,
});

/** A course in its editor: its first lesson has two flash cards and a video, and there are two files for instructors. */
export const librarySchool = (values: School = {}, role = 'CONTENT_MANAGER'): School => ({
  viewer: { ...amara, role, started: null },
  curriculum: curriculumOf(),
  cmsProducts: [],
  quickdeckCards: [cardOf('k1', 'Router', { published: true }), cardOf('k2', 'Switch')],
  quickclipCards: [clipOf()],
  lessonPageChoices: choicesOf(),
  cardUses: {
    key_elements: 1,
    questions: 1,
    list: [
      useOf('KEY_ELEMENT', 'e1', 'Key terms', 'RESOURCES'),
      useOf('QUESTION', 'q1', 'Which part moves?', 'HINT'),
      { ...useOf('QUESTION', 'q2', 'What is new?', 'REVEAL'), waits: true },
    ],
  },
  contentDependants: { licenses: 0, groups: 2, learners: 0, study_projects: 0, questions: 0, pointing: 0 },
  instructorResources: [
    fileOf('c1', { type: null }),
    fileOf('1.2 Maps', { type: 'LEARN_EXERCISE', lesson_name: 'Networks', description: 'To project.' }),
    fileOf('Poster'),
  ],
  cloudinaryInfo: uploadInfo,
  ...values,
});

/** An item that shows a page or a card. */
export function useOf(kind: string, id: string, name: string, as: string) {
  const place = { product_id: 'p1', course_id: 'c1', book_id: null, lesson_id: 'l1', study_project_id: 's1' };
  const where = { within: 'Connected Devices', language: 'en', case_study_id: null, benchmark_id: null, ...place };
  return { kind, id, name, as, waits: false, place: where };
}
