import { licenseFields, type LicenseField } from '@lectern/domain/base/entity/license.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { merge } from '@lectern/domain/base/merge/merge.ts';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ComparedPart } from '../../../base/form/both-copies.tsx';
import type { ShownPart } from '../../../base/form/conflict-dialog.tsx';
import type { LicenseValues, OfferedProduct } from './license-values.ts';

/** What a license is made of. A price and its currency count together. */
export const partsOf = (products: readonly OfferedProduct[]): readonly ShownPart<LicenseValues>[] =>
  licenseFields
    .filter((field) => field !== 'currency')
    .map((field) => ({
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

function shown(values: LicenseValues, field: LicenseField, products: readonly OfferedProduct[]): ReactNode {
  const words = texts.sales.license;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  if (field === 'products') return words.products(values.products.map(nameOf));
  if (field === 'is_gmetrix') return values.is_gmetrix ? words.yes : words.no;
  const { none } = texts.ui.conflict;
  if (field === 'activation_date' || field === 'expiry_date')
    return values[field] === '' ? none : texts.sales.day(values[field]);
  if (field === 'price') return <bdi>{[values.price, values.currency].filter(Boolean).join(' ') || none}</bdi>;
  return <bdi>{values[field] || none}</bdi>;
}
