import { renewalSchema, renewedUntil } from '@lectern/domain/business/license/license-form.ts';
import { useId, useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import { ChangedLicense } from './changed-license.tsx';
import { ExtendedGroupsField, sayNotExtended } from './fields/extended-groups-field.tsx';
import { saidBy, sayLicenseIssue, valuesOf } from './license-values.ts';
import { OfferChoice } from './offer/offer-choice.tsx';
import { sayNotApplied } from './offer/say-not-applied.ts';
import { useChosenOffer } from './offer/use-chosen-offer.ts';
import { factsOf, type SoldLicense } from './sold-query.ts';
import { useReloadAfterConflict } from './use-reload-after-conflict.ts';
import { useTakeBack } from './use-take-back.ts';

const renewMutation = graphql(`
  mutation RenewLicense_renewLicense(
    $id: ID!
    $expiry_date: Date
    $purchase_order: String
    $version: Int
    $offer: OfferWhere
    $group_ids: [ID!]
  ) {
    renewLicense(
      id: $id
      expiry_date: $expiry_date
      purchase_order: $purchase_order
      version: $version
      offer: $offer
      group_ids: $group_ids
    ) {
      id
      name
      version
    }
  }
`);

type Props = {
  readonly license: SoldLicense;
  /** The id of the offer that is chosen at first. */
  readonly offer?: string | undefined;
  readonly onDone: () => void;
  /** Something else holds than is shown. */
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Begins a further term of a license: as an offer says, or proposed to end a term after the one before. */
export function RenewLicense({ license, offer: first = '', onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.license;
  const facts = factsOf(license);
  const expiry = license.expiry_date ?? null;
  const proposed = renewedUntil(expiry, facts.today);
  const { offers, chosen, choose, named } = useChosenOffer(license, 'RENEWAL', first);
  const endBy = (chosenId: string) => offers.find((offer) => offer.id === chosenId)?.expiry_date ?? proposed;
  const [until, setUntil] = useState(endBy(first));
  const [group_ids, setGroups] = useState<readonly string[]>([]);
  const takeBack = useTakeBack(onReload);
  const form = useForm({
    schema: renewalSchema(facts),
    initial: { ...saidBy(license), offer: first, expiry_date: endBy(first), group_ids },
    version: license.version,
    asks: true,
    mutation: renewMutation,
    toVariables: (data, version) => ({
      ...data,
      id: license.id,
      version: version ?? null,
      offer: named,
      group_ids: [...group_ids],
    }),
    toValues: (theirs) => ({ ...valuesOf(theirs), offer: '', group_ids }),
    say: sayLicenseIssue,
    sayRefusal: (refused) => sayNotApplied(refused) ?? sayNotExtended(refused),
    onDone: ({ renewLicense }) => {
      showToast('success', words.renewed(renewLicense.name), () => void takeBack('RENEWAL', renewLicense));
      onDone();
    },
  });
  const { dirty, busy, whyNot, refusal } = form;
  useReloadAfterConflict(refusal, onReload);
  const [end, order, groups] = [form.field('expiry_date'), form.field('purchase_order'), form.field('group_ids')];
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
            setUntil(endBy(next));
            form.restore({ ...form.values(), offer: next, expiry_date: endBy(next) });
          }}
        />
        {!chosen && (
          <TextField
            key={end.key}
            {...end.props}
            type="date"
            label={words.fields.expiry_date}
            help={expiry && words.renewHelp(expiry)}
            onChange={(event) => {
              end.props.onChange(event);
              setUntil(event.target.value);
            }}
            data-autofocus
          />
        )}
        <TextField key={order.key} {...order.props} label={words.fields.purchase_order} dir="auto" autoComplete="off" />
        <ExtendedGroupsField
          licenseId={license.id}
          today={facts.today}
          until={until}
          field={groups.props}
          chosen={group_ids}
          onChoose={(ids) => {
            setGroups(ids);
            groups.props.onChange(ids);
          }}
        />
        <ChangedLicense
          prefilled={['purchase_order']}
          submit={words.renewSubmit}
          {...{ license, form, onReload, onClose }}
        />
      </FormBody>
    </FormDialog>
  );
}
