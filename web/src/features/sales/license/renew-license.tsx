import { renewalSchema, renewedUntil } from '@lectern/domain/license/license-form.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormBody } from '../../form/form-body.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { sayLicenseIssue } from './license-values.ts';
import { OfferChoice } from './offer/offer-choice.tsx';
import { sayNotApplied } from './offer/say-not-applied.ts';
import { useChosenOffer } from './offer/use-chosen-offer.ts';
import { factsOf, type SoldLicense } from './sold-query.ts';
import { useReloadAfterConflict } from './use-reload-after-conflict.ts';

const renewMutation = graphql(`
  mutation RenewLicense_renewLicense(
    $id: ID!
    $expiry_date: Date
    $purchase_order: String
    $version: Int
    $offer: OfferWhere
  ) {
    renewLicense(
      id: $id
      expiry_date: $expiry_date
      purchase_order: $purchase_order
      version: $version
      offer: $offer
    ) {
      id
      name
    }
  }
`);

type Props = {
  readonly license: SoldLicense;
  readonly onDone: () => void;
  /** Something else holds than is shown. */
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Begins a further term of a license: as an offer says, or proposed to end a term after the one before. */
export function RenewLicense({ license, onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.license;
  const facts = factsOf(license);
  const expiry = license.expiry_date ?? null;
  const proposed = renewedUntil(expiry, facts.today);
  const { offers, chosen, choose, named } = useChosenOffer(license, 'RENEWAL');
  const form = useForm({
    schema: renewalSchema(facts),
    initial: { offer: '', expiry_date: proposed, purchase_order: license.purchase_order ?? '' },
    mutation: renewMutation,
    toVariables: (data) => ({ ...data, id: license.id, version: license.version, offer: named }),
    say: sayLicenseIssue,
    sayRefusal: sayNotApplied,
    onDone: ({ renewLicense }) => {
      showToast('success', words.renewed(renewLicense.name));
      onDone();
    },
  });
  const { dirty, busy, whyNot, refusal } = form;
  useReloadAfterConflict(refusal, onReload);
  const [end, order] = [form.field('expiry_date'), form.field('purchase_order')];
  return (
    <FormDialog
      title={texts.sales.renewThis(license.name)}
      form={id}
      submit={words.renewSubmit}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={texts.sales.leave}
    >
      <FormBody {...{ id, form }}>
        <OfferChoice
          offers={offers}
          chosen={chosen?.id ?? ''}
          field={form.field('offer').props}
          onChoose={(next) => {
            choose(next);
            const until = offers.find((offer) => offer.id === next)?.expiry_date;
            form.restore({ ...form.values(), offer: next, expiry_date: until ?? proposed });
          }}
        />
        {!chosen && (
          <TextField
            key={end.key}
            {...end.props}
            type="date"
            label={words.fields.expiry_date}
            help={expiry && words.renewHelp(expiry)}
            data-autofocus
          />
        )}
        <TextField key={order.key} {...order.props} label={words.fields.purchase_order} dir="auto" autoComplete="off" />
      </FormBody>
    </FormDialog>
  );
}
