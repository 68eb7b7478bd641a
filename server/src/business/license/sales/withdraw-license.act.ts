import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { License } from '../license.ts';
import { getSeller, holdLicense, writeLicense } from './hold-license.ts';
import { LicenseWhere } from './license-input.ts';
import { restoreLicense } from './restore-license.ts';

builder.mutationField('withdrawLicense', (t) =>
  t.field({
    type: License,
    description:
      'Takes back a quote, which can be restored for 30 days. A license that was activated is refused with CONFLICT.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which quote.' }) },
    resolve: async (_root, { where: { id, version } }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'withdrawLicense');
      const { institution_id, name, is_quoted } = await holdLicense(db, id, version);
      if (!is_quoted) throw new Refusal('CONFLICT');
      await sql`/* withdraw-license */ update licenses
        set deleted_on = now(), deleted_by = ${viewer.id}, modified_on = now(), modified_by = ${viewer.id}
        where id = ${id}`.execute(db);
      return writeLicense(context, viewer, { id, institution_id, name, action: 'LICENSE_WITHDRAWN', details: {} });
    },
  }),
);

builder.mutationField('restoreLicense', (t) =>
  t.field({
    type: License,
    description:
      'Brings back a quote that was withdrawn in the last 30 days. One that is there already stays as it is.',
    args: { id: t.arg.id({ description: 'The id of the quote.' }) },
    resolve: (_root, { id }, context) => restoreLicense(context, id),
  }),
);
