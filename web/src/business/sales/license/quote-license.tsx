import { quoteSchema } from '@lectern/domain/business/license/license-form.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import { LicenseFields } from './fields/license-fields.tsx';
import { useSellsAnySize } from './fields/use-sells-any-size.ts';
import { sayLicenseIssue, valuesOf, type OfferedProduct } from './license-values.ts';

const quoteMutation = graphql(`
  mutation QuoteLicense_createLicenseQuote($data: LicenseQuoteInput!) {
    createLicenseQuote(data: $data) {
      id
      name
    }
  }
`);

type Props = {
  readonly institutionId: string;
  readonly products: readonly OfferedProduct[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Offers a license to an institution. */
export function QuoteLicense({ institutionId, products, onDone, onClose }: Props) {
  const id = useId();
  const words = texts.sales.license;
  const form = useForm({
    // A quote has no days, so that which day it is decides nothing.
    schema: quoteSchema({ today: '1970-01-01', license: null, anySize: useSellsAnySize() }),
    initial: valuesOf({ max_users: 100 }),
    mutation: quoteMutation,
    toVariables: (data) => ({ data: { ...data, institution_id: institutionId } }),
    say: sayLicenseIssue,
    compared: ['products', 'currency'],
    onDone: ({ createLicenseQuote }) => {
      showToast('success', words.quoted(createLicenseQuote.name));
      onDone();
    },
  });
  const { dirty, busy, whyNot } = form;
  return (
    <FormDialog
      title={words.quoteTitle}
      form={id}
      submit={words.quoteSubmit}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={texts.sales.leave}
    >
      <FormBody {...{ id, form }}>
        <LicenseFields form={form} products={products} runs={false} />
      </FormBody>
    </FormDialog>
  );
}
