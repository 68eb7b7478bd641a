import { graphql } from '../../../graphql/generated/gql.ts';
import type { LicenseTermAct } from '../../../graphql/generated/graphql.ts';
import { refusalOf, type Refused } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { LicenseValues } from './license-values.ts';

const undoActivationMutation = graphql(`
  mutation TakeBack_undoLicenseActivation($where: LicenseWhere!) {
    undoLicenseActivation(where: $where) {
      id
    }
  }
`);

const undoRenewalMutation = graphql(`
  mutation TakeBack_undoLicenseRenewal($where: LicenseWhere!) {
    undoLicenseRenewal(where: $where) {
      id
    }
  }
`);

type Taken = { readonly id: string; readonly name: string; readonly version: number };

/** Takes back what began the term of a license; says so, or why not, and `onDone` reads again what holds. */
export function useTakeBack(onDone: () => void) {
  const send = useSend();
  return async (act: LicenseTermAct, { id, name, version }: Taken): Promise<void> => {
    const variables = { where: { id, version } };
    const { error } = await (act === 'ACTIVATION'
      ? send(undoActivationMutation, variables)
      : send(undoRenewalMutation, variables));
    const refused = refusalOf(error);
    if (!error) showToast('success', texts.sales.takeBack.took[act](name));
    else showToast('error', refused ? whyNot(refused) : texts.ui.failed);
    onDone();
  };
}

type Difference = { readonly field: keyof LicenseValues; readonly from: unknown; readonly to: unknown };

/** A "no" in words: which groups need it, or what the license says otherwise since. */
function whyNot({ code, text, details }: Refused): string {
  const differences = details['differences'];
  if (code !== 'CONFLICT' || !Array.isArray(differences)) return text;
  const { changedSince, differs } = texts.sales.takeBack;
  const parts = (differences as readonly Difference[]).map(({ field, from, to }) =>
    differs(texts.sales.license.fields[field], said(field, from), said(field, to)),
  );
  return [changedSince, ...parts].join(' ');
}

/** What a field of a license held. */
function said(field: keyof LicenseValues, value: unknown): string {
  const { license } = texts.sales;
  if (Array.isArray(value)) return license.products(value as string[]);
  if (typeof value === 'boolean') return value ? license.yes : license.no;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return texts.ui.conflict.none;
  return field === 'activation_date' || field === 'expiry_date' ? texts.sales.day(value) : value;
}
