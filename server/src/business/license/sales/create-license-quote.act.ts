import { builder } from '../../../base/graphql/builder.ts';
import { License } from '../license.ts';
import { createLicense } from './create-license.ts';
import { LicenseQuoteInput } from './license-input.ts';

builder.mutationField('createLicenseQuote', (t) =>
  t.field({
    type: License,
    description: 'Offers a license to an institution. It cannot be used before it is activated.',
    args: { data: t.arg({ type: LicenseQuoteInput, description: 'What is offered.' }) },
    resolve: (_root, { data }, context) => createLicense(context, 'createLicenseQuote', data),
  }),
);
