import { daysToRestore } from '@lectern/domain/business/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { License, type LicenseShape } from '../license.ts';
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
    resolve: (_root, { id }, context) => restoreLicense(context, id),
  }),
);

registerUndo('LICENSE_WITHDRAWN', {
  lastOnly: true,
  days: daysToRestore,
  undo: async (context, { object_id }) => {
    await restoreLicense(context, object_id);
  },
});

/** Brings a quote back that was withdrawn in the last 30 days; one that is there stays, but for an undo, which it refuses. */
async function restoreLicense(context: Context, id: string): Promise<LicenseShape> {
  const { db } = context;
  const viewer = await getSeller(context, 'restoreLicense');
  const { rows } = await sql<{ institution_id: string; name: string; is_back: boolean }>`/* restore-license */
    with found as (
      select l.id, l.deleted_on is null as is_back from licenses l
      join institutions i on i.id = l.institution_id and i.deleted_on is null
      where l.id = ${id} and l.is_quoted
        and (l.deleted_on is null or l.deleted_on > now() - make_interval(days => ${daysToRestore})) for no key update of l
    )
    update licenses l set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewer.id}
    from found where l.id = found.id returning l.institution_id, l.name, found.is_back`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  const { is_back, ...license } = row;
  if (is_back) refuseUndone(context, 'restored');
  const undoing = is_back ? context : await undoingLast(context, 'LICENSE_WITHDRAWN', id);
  return writeLicense(undoing, viewer, { id, ...license, action: 'LICENSE_RESTORED', details: {} });
}
