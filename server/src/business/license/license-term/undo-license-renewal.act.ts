import { builder } from '../../../base/graphql/builder.ts';
import { License } from '../license.ts';
import { LicenseWhere } from '../sales/license-input.ts';
import { undoRenewal } from './undo-renewal.ts';

builder.mutationField('undoLicenseRenewal', (t) =>
  t.field({
    type: License,
    description:
      'Takes back the last renewal of a license: its end, order, seats, price and the offer that was applied are as before, and so are groups that it extended and nobody has changed, joined or left since. It refuses with IN_USE and their names while groups end after the end of before or hold more places than there were, and with CONFLICT once the license says anything else than when it was renewed.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which license.' }) },
    resolve: (_root, { where }, context) => undoRenewal(context, where),
  }),
);
