import { entities } from '@lectern/domain/base/merge/entities.ts';
import { merge } from '@lectern/domain/base/merge/merge.ts';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ComparedPart } from '../../../base/form/both-copies.tsx';
import type { ShownPart } from '../../../base/form/conflict-dialog.tsx';
import type { LicenseValues, OfferedProduct } from './license-values.ts';

const fields = [
  'name',
  'max_users',
  'products',
  'purchase_order',
  'price',
  'notes',
  'is_gmetrix',
  'activation_date',
  'expiry_date',
] as const;

/** What a license is made of. A price and its currency count together. */
export const partsOf = (products: readonly OfferedProduct[]): readonly ShownPart<LicenseValues>[] =>
  fields.map((field) => ({
    part: field,
    name: texts.sales.license.fields[field],
    shown: (values) => shown(values, field, products),
  }));

/** In what a license says something else than before. */
export const differencesOf = (
  before: LicenseValues,
  now: LicenseValues,
  products: readonly OfferedProduct[],
): ComparedPart[] => {
  const { both } = merge(entities.LICENSE, undefined, before, now);
  return partsOf(products)
    .filter(({ part }) => both.includes(part))
    .map(({ part, name, shown: said }) => ({ part, name, ours: said(before), theirs: said(now) }));
};

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
      return values[field] === '' ? texts.ui.conflict.none : texts.sales.day(values[field]);
    case 'price':
    case 'currency':
      return <bdi>{[values.price, values.currency].filter(Boolean).join(' ') || texts.ui.conflict.none}</bdi>;
    case 'name':
    case 'max_users':
    case 'purchase_order':
    case 'notes':
      return <bdi>{values[field] || texts.ui.conflict.none}</bdi>;
  }
}
