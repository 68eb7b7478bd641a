import { offeredUntil } from '@lectern/domain/business/license/offer.ts';
import { sentQuoteSchema } from '@lectern/domain/business/license/sent-quote.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License } from '../license.ts';
import { amountOf, getSeller, holdLicense, writeLicense } from '../sales/hold-license.ts';
import { LicenseWhere } from '../sales/license-input.ts';

const SendQuoteInput = builder.inputType('SendQuoteInput', {
  description: 'What a quote says once it is sent.',
  fields: (t) => ({
    valid_until: t.field({
      type: 'Date',
      required: false,
      description: 'The last day on which it can be taken, today or later; the thirtieth from today unless said.',
    }),
    tax_rate: t.string({
      required: false,
      description: 'The tax on its price in percent, such as "19" or "7.5"; none unless said.',
    }),
  }),
});

builder.mutationField('sendLicenseQuote', (t) =>
  t.field({
    type: License,
    description:
      'Sends a quote: from then on its institution sees it, and its paper has a number, a last day, the tax and who sells. Sent again it has another number. A license that was activated is refused with CONFLICT.',
    args: {
      data: t.arg({ type: SendQuoteInput, description: 'What its paper says.' }),
      where: t.arg({ type: LicenseWhere, description: 'Which quote.' }),
    },
    resolve: async (_root, { data, where: { id, version } }, context) => {
      const { db, env } = context;
      const viewer = await getSeller(context, 'sendLicenseQuote');
      const { institution_id, name, is_quoted, today } = await holdLicense(db, id, version);
      if (!is_quoted) throw new Refusal('CONFLICT');
      const given = { valid_until: data.valid_until ?? offeredUntil(today), tax_rate: data.tax_rate ?? null };
      const { valid_until, tax_rate } = parseInput(sentQuoteSchema({ today }), given, 'data');
      const { number } = await db
        .insertInto('sent_quotes')
        .values({
          license_id: id,
          made_on: today,
          valid_until,
          tax_rate: amountOf(tax_rate),
          seller: env.seller ?? null,
          sent_by: viewer.id,
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      return writeLicense(context, viewer, {
        id,
        institution_id,
        name,
        action: 'LICENSE_OFFERED',
        details: { offer: number, valid_until },
      });
    },
  }),
);
