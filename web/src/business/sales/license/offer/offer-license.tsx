import { offeredUntil, offerSchema, type OfferKind } from '@lectern/domain/business/license/offer.ts';
import { renewedUntil } from '@lectern/domain/business/license/license-form.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { useId } from 'react';
import { graphql } from '../../../../graphql/generated/gql.ts';
import { texts } from '../../../../texts/texts.ts';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { NumberField } from '../../../../base/form/number-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormBody } from '../../../../base/form/form-body.tsx';
import { FormDialog } from '../../../../base/form/form-dialog.tsx';
import { useForm } from '../../../../base/form/use-form.ts';
import classes from '../../sales.module.css';
import { saidBy, sayLicenseIssue, valuesOf, type OfferedProduct } from '../license-values.ts';
import { ChangedLicense } from '../changed-license.tsx';
import { ProductsField } from '../fields/products-field.tsx';
import { SizeField } from '../fields/size-field.tsx';
import { TermsFields } from '../fields/terms-fields.tsx';
import { factsOf, type SoldLicense } from '../sold-query.ts';
import { useSellsAnySize } from '../fields/use-sells-any-size.ts';
import { useReloadAfterConflict } from '../use-reload-after-conflict.ts';

const offerMutation = graphql(`
  mutation OfferLicense_createLicenseOffer($data: LicenseOfferInput!, $where: LicenseWhere!) {
    createLicenseOffer(data: $data, where: $where) {
      id
      number
    }
  }
`);

type Props = {
  readonly license: SoldLicense;
  readonly kind: OfferKind;
  /** Published products that the license does not have. */
  readonly products: readonly OfferedProduct[];
  readonly onDone: () => void;
  /** Something else holds than is shown. */
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Offers a further term of a license, or more of it for the term that runs. */
export function OfferLicense({ license, kind, products, onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.offer;
  const { today, anySize, license: held } = factsOf(license, useSellsAnySize());
  const renews = kind === 'RENEWAL';
  const form = useForm({
    schema: offerSchema({ today, anySize, license: held, kind }),
    initial: {
      ...saidBy(license),
      expiry_date: renews ? renewedUntil(held.expiry_date, today) : '',
      products: [] as readonly string[],
      price: (renews && license.price) || '',
      notes: (renews && license.notes) || '',
      tax_rate: '',
      valid_until: offeredUntil(today),
    },
    mutation: offerMutation,
    version: license.version,
    asks: true,
    toVariables: (data, version) => ({ data: { ...data, kind }, where: { id: license.id, version: version ?? null } }),
    toValues: (theirs) => ({ ...valuesOf(theirs), tax_rate: '', valid_until: '' }),
    say: sayIssue,
    compared: ['max_users', 'currency'],
    onDone: ({ createLicenseOffer }) => {
      showToast('success', words.made(createLicenseOffer.number));
      onDone();
    },
  });
  const { dirty, busy, whyNot, refusal } = form;
  useReloadAfterConflict(refusal, onReload);
  const [size, end] = [form.field('max_users'), form.field('expiry_date')];
  const [tax, until] = [form.field('tax_rate'), form.field('valid_until')];
  const added = form.field('products');
  return (
    <FormDialog
      title={words.title[kind](license.name)}
      form={id}
      submit={words.submit}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={texts.sales.leave}
    >
      <FormBody {...{ id, form }}>
        <p>{words.text[kind]}</p>
        <div className={classes['pair']}>
          <SizeField key={size.key} field={size.props} />
          {renews && (
            <TextField
              key={end.key}
              {...end.props}
              type="date"
              required
              label={texts.sales.license.fields.expiry_date}
            />
          )}
        </div>
        {!renews && (
          <ProductsField
            key={added.key}
            field={added.props}
            legend={words.productsToAdd}
            products={products}
            none={words.hasAllProducts}
          />
        )}
        <TermsFields form={form} priceHelp={words.priceHelp[kind]} />
        <div className={classes['pair']}>
          <NumberField
            key={tax.key}
            {...tax.props}
            label={texts.sales.sending.tax}
            help={texts.sales.sending.taxHelp}
            decimal
          />
          <TextField
            key={until.key}
            {...until.props}
            type="date"
            required
            label={words.validUntil}
            help={words.validHelp}
          />
        </div>
        <ChangedLicense
          prefilled={renews ? ['max_users', 'price', 'currency', 'notes'] : ['max_users', 'currency']}
          submit={words.submit}
          {...{ license, form, onReload, onClose }}
        />
      </FormBody>
    </FormDialog>
  );
}

function sayIssue(issue: FieldIssue): string {
  const { moreSeats } = texts.sales.offer;
  return issue.code === 'TOO_LOW' && issue.field === 'max_users' ? moreSeats(issue.minimum) : sayLicenseIssue(issue);
}
