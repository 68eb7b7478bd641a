import { offeredUntil } from '@lectern/domain/business/license/offer.ts';
import { sentQuoteSchema } from '@lectern/domain/business/license/sent-quote.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { NumberField } from '../../../base/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import classes from '../sales.module.css';
import { factsOf, type SoldLicense } from './sold-query.ts';
import { useReloadAfterConflict } from './use-reload-after-conflict.ts';

const sendMutation = graphql(`
  mutation SendQuote_sendLicenseQuote($data: SendQuoteInput!, $where: LicenseWhere!) {
    sendLicenseQuote(data: $data, where: $where) {
      id
      name
      quote {
        number
      }
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

/** Sends a quote: says until when it holds and with which tax, and shows it to its institution. */
export function SendQuote({ license, onDone, onReload, onClose }: Props) {
  const id = useId();
  const words = texts.sales.sending;
  const { today } = factsOf(license);
  const form = useForm({
    schema: sentQuoteSchema({ today }),
    initial: { valid_until: offeredUntil(today), tax_rate: license.quote?.tax_rate ?? '' },
    mutation: sendMutation,
    toVariables: (data) => ({ data, where: { id: license.id, version: license.version } }),
    compared: ['valid_until'],
    onDone: ({ sendLicenseQuote }) => {
      showToast('success', words.sent(sendLicenseQuote.name, sendLicenseQuote.quote?.number ?? ''));
      onDone();
    },
  });
  const { busy, dirty, whyNot, refusal } = form;
  useReloadAfterConflict(refusal, onReload);
  const [until, tax] = [form.field('valid_until'), form.field('tax_rate')];
  return (
    <FormDialog
      title={words.title(license.name)}
      form={id}
      submit={words.submit}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={texts.sales.leave}
    >
      <FormBody {...{ id, form }}>
        <p>{license.quote ? words.again(license.quote.number) : words.text}</p>
        <div className={classes['pair']}>
          <TextField
            key={until.key}
            {...until.props}
            type="date"
            required
            label={texts.sales.offer.validUntil}
            data-autofocus
          />
          <NumberField key={tax.key} {...tax.props} label={words.tax} help={words.taxHelp} decimal />
        </div>
      </FormBody>
    </FormDialog>
  );
}
