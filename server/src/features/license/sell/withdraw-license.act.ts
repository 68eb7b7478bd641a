import { daysToRestore } from '@lectern/domain/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { License } from '../license.ts';
import { getSeller, holdLicense, writeLicense } from './hold-license.ts';
import { LicenseWhere } from './license-input.ts';

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
    resolve: async (_root, { id }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'restoreLicense');
      const { rows } = await sql<{ institution_id: string; name: string }>`/* restore-license */ update licenses l
        set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewer.id}
        from institutions i where l.id = ${id} and l.is_quoted and i.id = l.institution_id and i.deleted_on is null
          and (l.deleted_on is null or l.deleted_on > now() - make_interval(days => ${daysToRestore}))
        returning l.institution_id, l.name`.execute(db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return writeLicense(context, viewer, { id, ...row, action: 'LICENSE_RESTORED', details: {} });
    },
  }),
);
