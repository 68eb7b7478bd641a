import { builder } from '../graphql/builder.ts';
import type { KindName } from './kinds.ts';

/** The kinds of content as callers name them. */
export const ContentKindName = builder.enumType('ContentKind', {
  description: 'A kind of content.',
  values: {
    PRODUCT: { description: 'A product.' },
    COURSE: { description: 'A course of a product.' },
    LESSON: { description: 'A lesson of a course.' },
    BOOK: { description: 'An e-book of a product.' },
    BOOK_PAGE: { description: 'A page of an e-book.' },
    QUICKDECK_CARD: { description: 'A Quickdeck card of a lesson.' },
    QUICKCLIP_CARD: { description: 'A Quickclip card of a lesson.' },
    STUDY_PROJECT: { description: 'A study project of a lesson.' },
    CASE_STUDY: { description: 'A case study of a study project.' },
    KEY_ELEMENT: { description: 'A key element of a study project.' },
    BENCHMARK: { description: 'A benchmark of a course.' },
    SUMMARY: { description: 'A summary of a course.' },
    QUESTION: { description: 'A question of a benchmark or a case study.' },
    INSTRUCTOR_RESOURCE: { description: 'A file for whoever teaches a course.' },
  } satisfies Record<KindName, { description: string }>,
});
