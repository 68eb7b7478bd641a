import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { BothCopies } from '../../../base/form/both-copies.tsx';
import type { Conflict } from '../../../base/form/form-options.ts';
import { differencesOf } from './license-parts.tsx';
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
  const leave = () => {
    onReload();
    onClose();
  };
  const words = texts.sales.license.changed;
  return (
    <Dialog
      title={texts.ui.conflict.title}
      size="comparison"
      actions={
        <>
          <Button variant="default" data-autofocus onClick={leave}>
            {words.take}
          </Button>
          <Button
            variant="default"
            onClick={() => conflict.settle(prefilled.filter((field) => values[field] === before[field]))}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <BothCopies
        labels={{ ours: words.yours, theirs: words.theirs }}
        parts={differencesOf(before, conflict.theirs, [...license.products, ...known])}
      />
    </Dialog>
  );
}
