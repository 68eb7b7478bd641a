import { registerUndo } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { License, type LicenseShape } from '../license.ts';
import { getSeller, readLicense } from '../sales/hold-license.ts';
import { LicenseWhere } from '../sales/license-input.ts';
import type { TermWhere } from './hold-term.ts';
import { undoActivations } from './undo-activation.ts';

builder.mutationField('undoLicenseActivation', (t) =>
  t.field({
    type: License,
    description:
      'Makes an activated license the quote that it was, with its order of before. It refuses with IN_USE and their names while there are groups of it, those included that can be restored, and with CONFLICT once it was renewed or says anything else than when it was activated.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which license.' }) },
    resolve: (_root, { where }, context) => undoActivation(context, where),
  }),
);

registerUndo('LICENSE_ACTIVATED', {
  lastOnly: true,
  undo: async (context, { object_id }) => {
    await undoActivation(context, { id: object_id });
  },
});

async function undoActivation(context: Context, where: TermWhere): Promise<LicenseShape> {
  const viewer = await getSeller(context, 'undoLicenseActivation');
  await undoActivations(context, viewer, [where]);
  return readLicense(context.db, viewer.id, where.id);
}
