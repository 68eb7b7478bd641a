// What the fields of things are called wherever they are read, in English.
import type { InstitutionText } from '@lectern/domain/base/entity/institution.ts';
import type { LessonField } from '@lectern/domain/base/entity/lesson.ts';
import type { LicenseText } from '@lectern/domain/base/entity/license.ts';

export const institutionFields = {
  city: 'City',
  address: 'Address',
} satisfies Readonly<Record<InstitutionText, string>>;

export const lessonFields = {
  description: 'Description',
} satisfies Readonly<Record<LessonField, string>>;

export const licenseFields = {
  purchase_order: 'Purchase order',
} satisfies Readonly<Record<LicenseText, string>>;
