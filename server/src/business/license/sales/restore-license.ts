import { daysToRestore } from '@lectern/domain/business/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { undoingLast } from '../../../base/audit-log/undoing-last.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { LicenseShape } from '../license.ts';
import { getSeller, writeLicense } from './hold-license.ts';

/** Brings a quote back that was withdrawn in the last 30 days; one that is there stays, but for an undo, which it refuses. */
export async function restoreLicense(context: Context, id: string): Promise<LicenseShape> {
  const { db, undoes } = context;
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
  if (is_back && undoes !== undefined) throw new Refusal('CONFLICT', { details: { restored: true } });
  const undoing = is_back ? context : await undoingLast(context, 'LICENSE_WITHDRAWN', id);
  return writeLicense(undoing, viewer, { id, ...license, action: 'LICENSE_RESTORED', details: {} });
}
