import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { benchmarkSchema, summarySchema } from '../../learning/assessment/assessment-content.ts';
import { isRichText } from './content-field.ts';
import { courseSchema } from '../../learning/course/course.ts';
import { lessonSchema, newLesson } from '../../learning/course/lesson.ts';
import { bookPageSchema } from '../../learning/library/book-page.ts';
import { bookSchema } from '../../learning/library/book.ts';
import { quickclipCardSchema } from '../../learning/library/quickclip-card.ts';
import { quickdeckCardSchema } from '../../learning/library/quickdeck-card.ts';
import { productForm, productSchema } from '../../learning/product/product.ts';
import { questionPlaceSchema } from '../../learning/question/question-place.ts';
import { caseStudySchema } from '../../learning/study-project/case-study.ts';
import { keyElementSchema } from '../../learning/study-project/key-element.ts';
import { studyProjectSchema } from '../../learning/study-project/study-project.ts';

const id = '0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11';
const other = '1b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c12';

const product = { name: 'Digital Workplace', color: '#0f766e', logo: '/media/1' };
const course = {
  product_id: id,
  name: 'Gardening',
  levels: 2,
  logo: null,
  description: '',
  display_order: 1,
  language: 'en',
  hint_opens_media_library: false,
};
const lesson = { ...newLesson, course_id: id, name: 'Soil', slug: 'soil', display_order: 1 };
const page = { book_id: id, title: 'The probe', content: '<p>A probe.</p>', page_number: 1 };
const card = { lesson_id: id, title: '', term: 'Latency', definition: '<p>The delay.</p>', image: null, order_key: 0 };
const clip = {
  lesson_id: id,
  title: '',
  sources: [{ src: '/media/clip.mp4', type: 'video/mp4' }],
  tracks: [{ src: '/media/clip.vtt', srclang: 'ar', label: 'العربية', kind: 'captions' }],
  poster: null,
  duration_seconds: 31,
};
const project = { lesson_id: id, level: 1, study_project_number: 1, introduction: '<h2>Learn</h2>' };
const element = { study_project_id: id, name: 'Terms', kind: 'QUICKDECK', order_key: 1, resource_ids: [id] };
const benchmark = { course_id: id, level: 1, description: '', time: 600, questions_per_lesson: null };
const asked = {
  benchmark_id: id,
  case_study_id: null,
  is_reinforced: false,
  is_free_sample: false,
  lesson_id: id,
  order_key: 0,
  hint: null,
  reveal: null,
};

const long = (length: number) => 'x'.repeat(length);

/** The wrong fields; those that a rule of ours refuses with its code. */
function wrong(schema: z.ZodMiniType, value: object): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ code, path, message }) => path.join('.') + (code === 'custom' ? ` ${message}` : ''));
}

describe.each<[string, z.ZodMiniType, object, [object, string[]][]]>([
  [
    'a product',
    productSchema,
    product,
    [
      [{ name: '  ' }, ['name']],
      [{ name: long(201) }, ['name']],
      [{ name: 'Two\nlines' }, ['name ONE_LINE']],
      [{ color: 'teal' }, ['color NOT_A_COLOR']],
      [{ logo: null }, []],
      [{ logo: 'javascript:alert(1)' }, ['logo NOT_AN_ADDRESS']],
      [{ logo: '//elsewhere.test/a.svg' }, ['logo NOT_AN_ADDRESS']],
    ],
  ],
  [
    'a product of the form',
    productForm,
    product,
    [
      [{ logo: null }, ['logo']],
      [{ name: '', color: '' }, ['name', 'color']],
    ],
  ],
  [
    'a course',
    courseSchema,
    course,
    [
      [{ levels: 1 }, ['levels']],
      [{ levels: 5 }, ['levels']],
      [{ levels: 2.5 }, ['levels']],
      [{ description: long(150) }, []],
      [{ description: long(151) }, ['description']],
      [{ language: 'az-Arab' }, []],
      [{ language: 'English' }, ['language NOT_A_LANGUAGE']],
      [{ display_order: -1 }, ['display_order']],
      [{ display_order: undefined }, []],
      [{ product_id: 'x' }, ['product_id']],
    ],
  ],
  [
    'a lesson',
    lessonSchema,
    lesson,
    [
      [{ slug: undefined }, []],
      [{ slug: 'print-preview' }, []],
      [{ slug: 'a/b' }, ['slug NOT_A_SLUG']],
      [{ slug: '' }, ['slug NOT_A_SLUG']],
      [{ slug: long(201) }, ['slug NOT_A_SLUG']],
      [{ display_order: '1' }, ['display_order']],
      [{ description: 'a\0b' }, ['description WRONG_SHAPE']],
      [{ description: long(2001) }, ['description']],
      [{ name: 'half a character \ud800' }, ['name WRONG_SHAPE']],
    ],
  ],
  ['an e-book', bookSchema, { product_id: id, name: 'Networks' }, [[{ name: '' }, ['name']]]],
  [
    'a page',
    bookPageSchema,
    page,
    [
      [{ title: '' }, []],
      [{ title: long(301) }, ['title']],
      [{ content: '<p> </p>' }, ['content REQUIRED']],
      [{ content: '<img src="/media/1">' }, []],
      [{ content: long(200_001) }, ['content']],
    ],
  ],
  [
    'a Quickdeck card',
    quickdeckCardSchema,
    card,
    [
      [{ term: '', definition: '' }, ['term REQUIRED', 'definition REQUIRED']],
      [{ term: long(2001) }, ['term']],
      [{ definition: long(20_001) }, ['definition']],
      [{ image: '/media/1' }, []],
    ],
  ],
  [
    'a Quickclip card',
    quickclipCardSchema,
    clip,
    [
      [{ sources: [] }, ['sources']],
      [{ sources: [{ src: 'javascript:1', type: 'video/mp4' }] }, ['sources.0.src NOT_AN_ADDRESS']],
      [{ sources: [{ src: '/media/1', type: 'video' }] }, ['sources.0.type FILE_TYPE']],
      [{ tracks: [{ ...clip.tracks[0], srclang: 'Arabic language' }] }, ['tracks.0.srclang NOT_A_LANGUAGE']],
      [{ tracks: [] }, []],
    ],
  ],
  [
    'a study project',
    studyProjectSchema,
    project,
    [
      [{ level: 0 }, ['level']],
      [{ level: 5 }, ['level']],
      [{ introduction: '<h2></h2>' }, ['introduction REQUIRED']],
    ],
  ],
  ['a case study', caseStudySchema, { study_project_id: id }, [[{ order_key: 1.5 }, ['order_key']]]],
  [
    'a key element',
    keyElementSchema,
    element,
    [
      [{ name: '' }, ['name']],
      [{ kind: 'ebook' }, ['kind']],
      [{ resource_ids: [] }, []],
      [{ resource_ids: [id, id] }, ['resource_ids NOT_DISTINCT']],
    ],
  ],
  [
    'a benchmark',
    benchmarkSchema,
    benchmark,
    [
      [{ time: null, questions_per_lesson: 10 }, []],
      [{ time: 36_001 }, ['time']],
      [{ time: -1 }, ['time']],
      [{ questions_per_lesson: 0 }, ['questions_per_lesson']],
      [{ questions_per_lesson: 11 }, ['questions_per_lesson']],
      [{ description: long(151) }, ['description']],
    ],
  ],
  ['a summary', summarySchema, { ...benchmark, benchmark_id: other }, [[{ benchmark_id: null }, ['benchmark_id']]]],
  [
    'the place of a question',
    questionPlaceSchema,
    asked,
    [
      [{ lesson_id: null }, []],
      [{ benchmark_id: null }, ['benchmark_id WRONG_SHAPE']],
      [{ case_study_id: other }, ['benchmark_id WRONG_SHAPE']],
      [{ is_reinforced: true }, ['is_reinforced WRONG_SHAPE']],
      [{ benchmark_id: null, case_study_id: id, is_reinforced: true }, []],
      [{ hint: { kind: 'EBOOK_PAGE', resource_ids: [] } }, ['hint.resource_ids']],
    ],
  ],
])('%s', (_kind, schema, right, cases) => {
  it('is taken as it is', () => {
    expect(schema.parse(right)).toEqual(right);
  });
  // D1-3.15, 3.16, 3.19–3.21
  it.each(cases)('with %j has these wrong fields: %j', (changes, fields) => {
    expect(wrong(schema, { ...right, ...changes })).toEqual(fields);
  });
});

it.each(['', ' Coming Soon ', 'Empty', 'Logo belongs here!'])('the logo %j counts as none', (logo) => {
  expect(courseSchema.parse({ ...course, logo }).logo).toBe(null);
  expect(productForm.safeParse({ ...product, logo }).success).toBe(false);
});

it('knows which fields are HTML, and have to be cleaned', () => {
  const htmlOf = ({ shape }: { shape: Record<string, z.core.$ZodType> }) =>
    Object.keys(shape).filter((field) => shape[field] && isRichText(shape[field]));
  expect(htmlOf(bookPageSchema)).toEqual(['content']);
  expect(htmlOf(quickdeckCardSchema)).toEqual(['term', 'definition']);
  expect(htmlOf(studyProjectSchema)).toEqual(['introduction']);
  expect([productSchema, courseSchema, lessonSchema, keyElementSchema, benchmarkSchema].flatMap(htmlOf)).toEqual([]);
});

it('names lose the spaces around them', () => {
  expect(lessonSchema.parse({ ...lesson, name: '  Soil ' }).name).toBe('Soil');
});
