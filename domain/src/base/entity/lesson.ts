import type { ContentFields } from './content-fields.ts';

/** What a lesson says beside its name, its logo and its place, in the order of its form. */
export const lessonFields = {
  description: { what: 'What it is about', type: 'LINES', longest: 2000 },
} as const satisfies ContentFields;

/** The name of such a field. */
export type LessonField = keyof typeof lessonFields;
