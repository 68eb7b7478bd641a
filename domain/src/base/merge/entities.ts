import { namesOf } from '../entity/entity-text.ts';
import { institutionTexts } from '../entity/institution.ts';
import { lessonFields } from '../entity/lesson.ts';
import { licenseTexts } from '../entity/license.ts';
import type { Entity } from './merge.ts';

/** How each thing that people change in a form is merged where two of them have changed it. */
export const entities = {
  GROUP: {
    parts: ['name', 'license_id', 'group_size', 'status', 'start_date', 'end_date', 'courses'],
    unordered: ['courses'],
  },
  INSTITUTION: {
    parts: [
      'name',
      'logo',
      ['country_code', 'state_code'],
      ...namesOf(institutionTexts),
      'time_zone',
      'sales_manager_id',
    ],
  },
  LICENSE: {
    parts: [
      'name',
      'max_users',
      'products',
      ...namesOf(licenseTexts),
      ['price', 'currency'],
      'notes',
      'is_gmetrix',
      'activation_date',
      'expiry_date',
    ],
    unordered: ['products'],
  },
  FOLLOW_UP: { parts: ['what', 'assignee_id', 'due_on', 'license_id'] },
  INVITATION: { parts: ['email', 'first_name', 'last_name'] },
  COURSE_SETTINGS: { parts: ['benchmarks', 'summaries'], rows: ['benchmarks', 'summaries'] },
  GROUP_RULES: {
    parts: ['summary_attempts', 'benchmark_first', 'in_sequence', 'review_benchmarks', 'review_summaries'],
  },
  PRODUCT: { parts: ['name', 'color', 'logo'] },
  COURSE: { parts: ['name', 'levels', 'logo', 'description', 'display_order', 'language'] },
  NEW_COURSE: { parts: ['name', 'description', 'levels', 'language'] },
  LESSON: { parts: ['name', 'display_order', 'logo', ...namesOf(lessonFields)] },
  LESSON_PAGES: { parts: ['page_ids'] },
  STUDY_PROJECT: { parts: ['level', 'study_project_number', 'introduction'] },
  KEY_ELEMENT: { parts: ['name', 'kind', 'order_key'] },
  ASSESSMENT: { parts: ['description', 'time', 'questions_per_lesson'] },
  QUESTION: {
    parts: [
      'question',
      ['answers', 'type', 'keeps_order'],
      'lesson_id',
      'is_free_sample',
      'incorrect_msg',
      'incorrect_msg_two',
      'correct_msg',
      'hint',
      'reveal',
    ],
  },
  BOOK: { parts: ['name', 'product_id'] },
  BOOK_TITLE: { parts: ['name'] },
  BOOK_PAGE: { parts: ['title', 'page_number', 'content'] },
  QUICKDECK_CARD: { parts: ['title', 'term', 'definition', 'image'] },
  QUICKCLIP_CARD: { parts: ['title', 'video', 'poster'] },
  INSTRUCTOR_RESOURCE: { parts: ['name', 'url', 'type', 'lesson_id', 'order_key', 'description'] },
} as const satisfies Readonly<Record<string, Entity>>;
