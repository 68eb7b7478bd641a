// What the fields of things are called wherever they are read, in English.
import type { InstitutionText } from '@lectern/domain/base/entity/institution.ts';
import type { LessonField } from '@lectern/domain/base/entity/lesson.ts';

export const institutionFields = {
  city: 'City',
  address: 'Address',
} satisfies Readonly<Record<InstitutionText, string>>;

export const lessonFields = {
  description: 'Description',
} satisfies Readonly<Record<LessonField, string>>;
