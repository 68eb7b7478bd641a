import { namesOf, type EntityTexts } from './entity-text.ts';

/** The texts on one line that a license may have beside its name, in the order of its form. */
export const licenseTexts = {
  purchase_order: { what: 'The order it is bought with', longest: 50, dir: 'auto', isPersonal: false },
} as const satisfies EntityTexts;

/** The name of such a text. */
export type LicenseText = keyof typeof licenseTexts;

/** What a license says and an act may change, in the order of its form. */
export const licenseFields = [
  'name',
  'max_users',
  'products',
  ...namesOf(licenseTexts),
  'price',
  'currency',
  'notes',
  'is_gmetrix',
  'activation_date',
  'expiry_date',
] as const;

/** The name of something that a license says. */
export type LicenseField = (typeof licenseFields)[number];
