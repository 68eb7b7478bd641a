import { institutionOperations } from '@lectern/domain/business/institution/institution-operations.ts';
import { allowedOperations } from '@lectern/domain/permission.ts';
import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';

/** An institution as its member sees it, a learner unless told otherwise. */
export const institutionOf = ({
  my_role = 'STUDENT',
  ...values
}: { my_role?: string; [name: string]: unknown } = {}) => ({
  id: 'i1',
  name: 'Northfield Technical College',
  logo: null,
  city: 'Leeds',
  country: 'United Kingdom',
  my_role,
  allowed_operations: allowedOperations(institutionOperations, {
    signedIn: true,
    institutionRole: my_role as InstitutionRole,
  }),
  ...values,
});

/** A group of the Northfield institution that is open to its learner. */
export const groupOf = (values: Record<string, unknown> = {}) => ({
  id: 'g1',
  name: 'Evening Cohort B',
  key: 'hK7wRt4PmQ',
  status: 'STARTED',
  start_date: '2026-09-07',
  end_date: '2026-12-18',
  group_size: 30,
  number_of_members: 26,
  free_places: 4,
  status_since: '2026-09-07',
  ends_in: null,
  late_answers: 0,
  result_courses: [],
  number_of_courses: 1,
  external_id: null,
  my_role: 'STUDENT',
  allowed_operations: [],
  lock_reason: null,
  progress: 51,
  institution: { id: 'i1', name: 'Northfield Technical College' },
  owner: { first_name: 'Dr. Teodora', last_name: 'Vasquez-Lindqvist' },
  courses: [groupCourseOf()],
  ...values,
});

/** A course on the card of its group. */
export const groupCourseOf = (values: Record<string, unknown> = {}) => ({
  id: 'c1',
  name: 'Living Online',
  logo: null,
  color: '#c98a00',
  description: 'How information travels.',
  levels: 3,
  language: 'en',
  number_of_lessons: 9,
  progress: 44,
  ...values,
});

const attempt = {
  attempt_id: '7b6a75e0-10a3-4bf2-9380-3e4236269651',
  attempt: 1,
  corrects: 0,
  incorrects: 0,
  first_try_corrects: 0,
  seconds_spent: 0,
  total_questions: 6,
  questions_done: 0,
  question_index: null,
  saved_at: null,
  completed_on: null,
};

/** A finished attempt. */
export const finished = (corrects: number, total_questions: number) => ({
  ...attempt,
  corrects,
  total_questions,
  questions_done: total_questions,
  completed_on: '2026-10-02T12:00:00.000Z',
});

/** An open attempt at a question, counted from 1. */
export const open = (question: number, total_questions: number, saved_at = '2026-11-20T10:00:00.000Z') => ({
  ...attempt,
  total_questions,
  questions_done: question - 1,
  question_index: question - 1,
  saved_at,
});

/** A study project of the first lesson. */
export const projectOf = (number: number, values: Record<string, unknown> = {}) => ({
  study_project_id: `p${number}`,
  lesson_id: 'l1',
  level: 1,
  study_project_number: number,
  title: null,
  kind: 'LEARN',
  total_questions: 5,
  state: 'NOT_STARTED',
  complete: false,
  locked: false,
  draft: false,
  lock_reason: null,
  latest: null,
  open: null,
  ...values,
});

/** A benchmark or summary. */
export const assessmentOf = (level: number, values: Record<string, unknown> = {}) => ({
  level,
  description: '',
  state: 'NOT_STARTED',
  complete: false,
  time: 1200,
  extra_time: 0,
  total_questions: 20,
  percent: null,
  lock_reason: null,
  latest: null,
  open: null,
  ...values,
});

/** The sums of a level. */
export const levelOf = (level: number | null, percent: number | null = 0) => ({
  level,
  percent,
  completed: 2,
  published: 5,
  seconds_spent: 5660,
  first_try_percent: 78,
});

/** The dashboard of a course with three levels and one lesson. */
export const progressOf = (values: Record<string, unknown> = {}) => ({
  group_id: 'g1',
  group_name: 'Evening Cohort B',
  allowed_operations: [],
  is_member: true,
  course: {
    id: 'c1',
    name: 'Living Online',
    logo: null,
    language: 'en',
    levels: 3,
    product: { id: 'pr1', color: '#c98a00' },
  },
  lessons: [{ id: 'l1', name: 'Networks', slug: 'networks', logo: null }],
  benchmark: [assessmentOf(1)],
  summary: [assessmentOf(1)],
  studyProjects: [projectOf(1)],
  levels: [levelOf(1), levelOf(2, null), levelOf(3, null)],
  total: levelOf(null),
  number_of_pages: 42,
  number_of_cards: 68,
  number_of_clips: 9,
  ...values,
});

/** A lesson with its materials. */
export const lessonOf = (values: Record<string, unknown> = {}) => ({
  id: 'l1',
  name: 'Networks',
  slug: 'networks',
  logo: null,
  language: 'en',
  number_of_pages: 0,
  number_of_cards: 0,
  number_of_clips: 0,
  pages: [],
  cards: [],
  clip_cards: [],
  ...values,
});

/** A course whose benchmarks are free. */
export const freeCourseOf = (values: Record<string, unknown> = {}) => ({
  id: 'c1',
  name: 'Living Online',
  logo: null,
  description: 'How to live online.',
  language: 'en',
  levels: 3,
  product: { id: 'product1', color: '#2E3D9B' },
  benchmarks: [1, 2].map((level) => ({
    level,
    description: '',
    time: 600,
    total_questions: 10 * level,
    asks: 'SAMPLES',
  })),
  ...values,
});

/** A lesson that is free. */
export const freeLessonOf = (values: Record<string, unknown> = {}) => ({
  id: 'l1',
  name: 'Networks',
  logo: null,
  description: 'How computers find each other.',
  language: 'en',
  course_name: 'Living Online',
  product: { id: 'product1', color: '#2E3D9B' },
  ...values,
});
