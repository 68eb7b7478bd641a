import { licenseSchema, quoteSchema } from '@lectern/domain/license/license-form.ts';
import { useId, type ReactNode } from 'react';
import type { Schema } from '@lectern/domain/check-input.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { UpdateLicenseInput } from '../../../graphql/generated/graphql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConflictDialog } from '../../form/conflict-dialog.tsx';
import { FormBody } from '../../form/form-body.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { LicenseFields } from './license-fields.tsx';
import { sayLicenseIssue, type LicenseValues, type OfferedProduct } from './license-values.ts';
import { OfferChoice } from './offer/offer-choice.tsx';
import { sayNotApplied } from './offer/say-not-applied.ts';
import { useChosenOffer } from './offer/use-chosen-offer.ts';
import { useSellsAnySize } from './use-sells-any-size.ts';
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
  readonly onDone: () => void;
  /** Something else holds than is shown. */
  readonly onReload: () => void;
  readonly onClose: () => void;
};

type Said = {
  readonly [Field in keyof LicenseValues]?: LicenseValues[Field] | null;
};

const valuesOf = (said: Said): LicenseValues => ({
  name: said.name ?? '',
  max_users: said.max_users ?? 0,
  products: said.products ?? [],
  purchase_order: said.purchase_order ?? '',
  price: said.price ?? '',
  currency: said.currency ?? '',
  notes: said.notes ?? '',
  is_gmetrix: said.is_gmetrix ?? false,
  activation_date: said.activation_date ?? '',
  expiry_date: said.expiry_date ?? '',
});

/** Changes what a license says. */
export function EditLicense({ license, products, onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.license;
  const { offers, chosen, choose, named } = useChosenOffer(license, 'ENLARGEMENT');
  // Whoever made an offer was free to sell its seats.
  const facts = factsOf(license, useSellsAnySize() || offers.length > 0);
  const schema: Schema<UpdateLicenseInput> = license.is_quoted ? quoteSchema(facts) : licenseSchema(facts);
  const held = license.products.map((product) => product.id);
  const form = useForm({
    schema,
    initial: { ...valuesOf({ ...license, products: held }), offer: '' },
    version: license.version,
    mutation: updateMutation,
    toVariables: (data, version) => ({ data, where: { id: license.id, version: version ?? null }, offer: named }),
    toValues: (theirs) => ({ ...valuesOf(theirs as Said), offer: '' }),
    say: sayLicenseIssue,
    sayRefusal: sayNotApplied,
    compared: ['products', 'activation_date', 'expiry_date'],
    onDone: ({ updateLicense }) => {
      showToast('success', words.edited(updateLicense.name));
      onDone();
    },
  });
  const { dirty, busy, whyNot, conflict } = form;
  return (
    <FormDialog
      title={words.editTitle}
      form={id}
      submit={words.editSubmit}
      off={!dirty || whyNot !== null}
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
            const offer = offers.find((one) => one.id === next);
            const added = offer?.added_products.map((product) => product.id) ?? [];
            const max_users = offer?.max_users ?? license.max_users;
            form.restore({ ...form.values(), offer: next, max_users, products: [...held, ...added] });
          }}
        />
        {/* Another copy is taken by fields that begin anew. */}
        <LicenseFields key={form.field('max_users').key} form={form} products={products} runs={!license.is_quoted} />
        {conflict && (
          <ConflictDialog
            words={{ ...texts.sales.conflict, text: words.conflictText }}
            parts={fields
              .filter((field) => String(form.values()[field]) !== String(conflict.theirs[field]))
              .map((field) => ({
                name: words.fields[field],
                fields: [field],
                ours: shown(form.values(), field, products),
                theirs: shown(conflict.theirs, field, products),
              }))}
            onKeep={conflict.keepOurs}
            onTake={() => {
              conflict.takeTheirs();
              onReload();
            }}
            onMix={conflict.mix}
          />
        )}
      </FormBody>
    </FormDialog>
  );
}

const fields = [
  'name',
  'max_users',
  'products',
  'purchase_order',
  'price',
  'currency',
  'notes',
  'is_gmetrix',
  'activation_date',
  'expiry_date',
] as const;

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
      return values[field] === '' ? texts.sales.conflict.none : texts.sales.day(values[field]);
    case 'name':
    case 'max_users':
    case 'purchase_order':
    case 'price':
    case 'currency':
    case 'notes':
      return <bdi>{values[field] || texts.sales.conflict.none}</bdi>;
  }
}
