import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ComparedPart } from '../../form/conflict-dialog.tsx';
import type { LicenseValues, OfferedProduct } from './license-values.ts';

const fields = [
  'name',
  'max_users',
  'products',
  'purchase_order',
  'price',
  'currency',
  'notes',
  'is_gmetrix',
  'activation_date',
  'expiry_date',
] as const;

/** In what two copies of a license differ. */
export const partsOf = (
  ours: LicenseValues,
  theirs: LicenseValues,
  products: readonly OfferedProduct[],
): ComparedPart<keyof LicenseValues>[] =>
  fields
    .filter((field) => String(ours[field]) !== String(theirs[field]))
    .map((field) => ({
      name: texts.sales.license.fields[field],
      fields: [field],
      ours: shown(ours, field, products),
      theirs: shown(theirs, field, products),
    }));

function shown(values: LicenseValues, field: keyof LicenseValues, products: readonly OfferedProduct[]): ReactNode {
  const words = texts.sales.license;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  switch (field) {
    case 'products':
      return words.products(values.products.map(nameOf));
    case 'is_gmetrix':
      return values.is_gmetrix ? words.yes : words.no;
    case 'activation_date':
    case 'expiry_date':
      return values[field] === '' ? texts.sales.conflict.none : texts.sales.day(values[field]);
    case 'name':
    case 'max_users':
    case 'purchase_order':
    case 'price':
    case 'currency':
    case 'notes':
      return <bdi>{values[field] || texts.sales.conflict.none}</bdi>;
  }
}
