import { licenseSchema, quoteSchema } from '@lectern/domain/business/license/license-form.ts';
import { useId } from 'react';
import type { Schema } from '@lectern/domain/check-input.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { UpdateLicenseInput } from '../../../graphql/generated/graphql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConflictDialog } from '../../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import { LicenseFields } from './fields/license-fields.tsx';
import { partsOf } from './license-parts.tsx';
import { saidBy, sayLicenseIssue, valuesOf, type OfferedProduct } from './license-values.ts';
import { OfferChoice } from './offer/offer-choice.tsx';
import { sayNotApplied } from './offer/say-not-applied.ts';
import { useChosenOffer } from './offer/use-chosen-offer.ts';
import { useSellsAnySize } from './fields/use-sells-any-size.ts';
import { factsOf, type SoldLicense } from './sold-query.ts';

const updateMutation = graphql(`
  mutation EditLicense_updateLicense($data: UpdateLicenseInput!, $where: LicenseWhere!, $offer: OfferWhere) {
    updateLicense(data: $data, where: $where, offer: $offer) {
      id
      name
    }
  }
`);

type Props = {
  readonly license: SoldLicense;
  readonly products: readonly OfferedProduct[];
  /** The id of the offer that is chosen at first. */
  readonly offer?: string | undefined;
  readonly onDone: () => void;
  /** Something else holds than is shown. */
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Changes what a license says. */
export function EditLicense({ license, products, offer: first = '', onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.license;
  const { offers, chosen, choose, named } = useChosenOffer(license, 'ENLARGEMENT', first);
  // Whoever made an offer was free to sell its seats.
  const facts = factsOf(license, useSellsAnySize() || offers.length > 0);
  const schema: Schema<UpdateLicenseInput> = license.is_quoted ? quoteSchema(facts) : licenseSchema(facts);
  /** What the license comes to with an offer, or without one. */
  const enlargedBy = (chosenId: string) => {
    const { products: held, max_users } = saidBy(license);
    const offer = offers.find((one) => one.id === chosenId);
    const added = offer?.added_products.map((product) => product.id) ?? [];
    return { offer: chosenId, max_users: offer?.max_users ?? max_users, products: [...held, ...added] };
  };
  const form = useForm({
    schema,
    initial: { ...saidBy(license), ...enlargedBy(first) },
    version: license.version,
    entity: entities.LICENSE,
    mutation: updateMutation,
    toVariables: (data, version) => ({ data, where: { id: license.id, version: version ?? null }, offer: named }),
    toValues: (theirs) => ({ ...valuesOf(theirs), offer: '' }),
    say: sayLicenseIssue,
    sayRefusal: sayNotApplied,
    compared: ['products', 'currency', 'activation_date', 'expiry_date'],
    onDone: ({ updateLicense }) => {
      showToast('success', words.edited(updateLicense.name));
      onDone();
    },
  });
  const { dirty, busy, whyNot } = form;
  return (
    <FormDialog
      title={words.editTitle}
      form={id}
      submit={words.editSubmit}
      off={!(dirty || chosen) || whyNot !== null}
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
            form.restore({ ...form.values(), ...enlargedBy(next) });
          }}
        />
        {/* Another copy is taken by fields that begin anew. */}
        <LicenseFields key={form.field('max_users').key} form={form} products={products} runs={!license.is_quoted} />
        <ConflictDialog
          form={form}
          parts={partsOf(products)}
          onSettled={(sent) => {
            if (sent) return;
            choose('');
            onReload();
          }}
        />
      </FormBody>
    </FormDialog>
  );
}
