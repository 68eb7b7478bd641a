import { daysLater } from '@lectern/domain/calendar-day.ts';
import { activationSchema, termDays } from '@lectern/domain/business/license/license-form.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import classes from '../sales.module.css';
import { ChangedLicense } from './changed-license.tsx';
import { saidBy, sayLicenseIssue, valuesOf } from './license-values.ts';
import { factsOf, type SoldLicense } from './sold-query.ts';
import { useReloadAfterConflict } from './use-reload-after-conflict.ts';
import { useTakeBack } from './use-take-back.ts';

const activateMutation = graphql(`
  mutation ActivateLicense_activateLicense($data: ActivateLicenseInput!, $where: LicenseWhere!) {
    activateLicense(data: $data, where: $where) {
      id
      name
      version
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

/** Lets a quote run, from today for a term unless another day is chosen. */
export function ActivateLicense({ license, onDone, onReload, onClose }: Props) {
  const id = useId();
  const takeBack = useTakeBack(onReload);
  const words = texts.sales.license;
  const facts = factsOf(license);
  const form = useForm({
    schema: activationSchema(facts),
    initial: {
      ...saidBy(license),
      activation_date: facts.today,
      expiry_date: daysLater(facts.today, termDays),
    },
    mutation: activateMutation,
    version: license.version,
    asks: true,
    toVariables: (data, version) => ({ data, where: { id: license.id, version: version ?? null } }),
    toValues: valuesOf,
    say: sayLicenseIssue,
    compared: ['activation_date', 'expiry_date'],
    onDone: ({ activateLicense }) => {
      showToast('success', words.activated(activateLicense.name), () => void takeBack('ACTIVATION', activateLicense));
      onDone();
    },
  });
  const { dirty, busy, whyNot, refusal } = form;
  useReloadAfterConflict(refusal, onReload);
  const [start, end, order] = [form.field('activation_date'), form.field('expiry_date'), form.field('purchase_order')];
  return (
    <FormDialog
      title={texts.sales.activateThis(license.name)}
      form={id}
      submit={words.activateSubmit}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={texts.sales.leave}
    >
      <FormBody {...{ id, form }}>
        <div className={classes['pair']}>
          <TextField
            key={start.key}
            {...start.props}
            type="date"
            required
            label={words.fields.activation_date}
            data-autofocus
          />
          <TextField key={end.key} {...end.props} type="date" required label={words.fields.expiry_date} />
        </div>
        <TextField key={order.key} {...order.props} label={words.fields.purchase_order} dir="auto" autoComplete="off" />
        <ChangedLicense
          prefilled={['purchase_order']}
          submit={words.activateSubmit}
          {...{ license, form, onReload, onClose }}
        />
      </FormBody>
    </FormDialog>
  );
}
