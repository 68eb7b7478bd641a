import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts, type LicenseText } from '@lectern/domain/base/entity/license.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { issueText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import type { useForm } from '../../../base/form/use-form.ts';
import type { SoldLicense } from './sold-query.ts';

/** What stands in the fields of a license; a quote has no days. */
export type LicenseValues = { readonly [Text in LicenseText]: string } & {
  readonly name: string;
  readonly max_users: number;
  readonly products: readonly string[];
  readonly price: string;
  readonly currency: string;
  readonly notes: string;
  readonly is_gmetrix: boolean;
  readonly activation_date: string;
  readonly expiry_date: string;
};

type Said = {
  readonly [Field in keyof LicenseValues]?: LicenseValues[Field] | null;
};

/** A license, or a copy of one that the server sent, as it stands in fields. */
export function valuesOf(copy: object): LicenseValues {
  const said: Said = copy;
  return {
    name: said.name ?? '',
    max_users: said.max_users ?? 0,
    products: said.products ?? [],
    ...forEach(licenseTexts, (text) => said[text] ?? ''),
    price: said.price ?? '',
    currency: said.currency ?? '',
    notes: said.notes ?? '',
    is_gmetrix: said.is_gmetrix ?? false,
    activation_date: said.activation_date ?? '',
    expiry_date: said.expiry_date ?? '',
  };
}

/** What a license says as it is shown. */
export const saidBy = (license: SoldLicense): LicenseValues =>
  valuesOf({ ...license, products: license.products.map((product) => product.id) });

/** The form of a license, for what shows its fields. */
export type LicenseFormFields = Pick<
  ReturnType<typeof useForm<LicenseValues, unknown, unknown, Record<string, unknown>>>,
  'field'
>;

/** What `useForm` gives for a field that holds such a value. */
export type FieldOf<Value> = {
  readonly defaultValue: Value;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: (event: unknown) => void;
  readonly error: string | undefined;
  readonly 'data-path': string | undefined;
};

/** Something to license. */
export type OfferedProduct = { readonly id: string; readonly name: string };

/** Says what is wrong in words of a license. */
export function sayLicenseIssue(issue: FieldIssue): string {
  const { missing, reversed } = texts.sales.license;
  if (issue.code === 'DAYS_REVERSED') return reversed;
  return issue.code === 'REQUIRED' && issue.field in missing
    ? missing[issue.field as keyof typeof missing]
    : issueText(issue);
}
