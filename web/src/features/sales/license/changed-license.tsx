import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { ConflictDialog } from '../../form/conflict-dialog.tsx';
import type { Conflict } from '../../form/use-form.ts';
import { partsOf } from './license-parts.tsx';
import { saidBy, type LicenseValues } from './license-values.ts';
import { productsQuery, type SoldLicense } from './sold-query.ts';

type Props<Values extends LicenseValues> = {
  /** As it was when the form about it was opened. */
  readonly license: SoldLicense;
  readonly form: { readonly values: () => Values; readonly conflict: Conflict<Values> | null };
  /** Fields that begin with what the license says: as long as nobody has typed in them, they go along with it. */
  readonly prefilled: readonly (keyof LicenseValues)[];
  /** What the form does. */
  readonly submit: string;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** What somebody else has changed of a license while a form that goes on from it was open: is it done all the same? */
export function ChangedLicense<Values extends LicenseValues>({ form, ...props }: Props<Values>) {
  return form.conflict && <Changes {...props} values={form.values()} conflict={form.conflict} />;
}

type ChangesProps<Values extends LicenseValues> = Omit<Props<Values>, 'form'> & {
  readonly values: Values;
  readonly conflict: Conflict<Values>;
};

function Changes<Values extends LicenseValues>(props: ChangesProps<Values>) {
  const { license, values, conflict, prefilled, submit, onReload, onClose } = props;
  const known = useScreenQuery(productsQuery, {}).data?.products ?? [];
  const before = saidBy(license);
  return (
    <ConflictDialog
      words={{ ...texts.sales.conflict, ...texts.sales.license.changed, keep: submit }}
      parts={partsOf(before, conflict.theirs, [...license.products, ...known])}
      onKeep={() => conflict.mix(prefilled.filter((field) => values[field] === before[field]))}
      onTake={() => {
        onReload();
        onClose();
      }}
    />
  );
}
