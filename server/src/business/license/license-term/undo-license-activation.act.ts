import { builder } from '../../../base/graphql/builder.ts';
import { License } from '../license.ts';
import { LicenseWhere } from '../sales/license-input.ts';
import { undoActivation } from './undo-activation.ts';

builder.mutationField('undoLicenseActivation', (t) =>
  t.field({
    type: License,
    description:
      'Makes an activated license the quote that it was, with its order of before. It refuses with IN_USE and their names while there are groups of it, those included that can be restored, and with CONFLICT once it was renewed or says anything else than when it was activated.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which license.' }) },
    resolve: (_root, { where }, context) => undoActivation(context, where),
  }),
);
