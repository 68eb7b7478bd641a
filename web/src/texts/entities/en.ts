// What the fields of things are called wherever they are read, in English.
import type { InstitutionText } from '@lectern/domain/base/entity/institution.ts';

export const institutionFields = {
  city: 'City',
  address: 'Address',
} satisfies Readonly<Record<InstitutionText, string>>;
