import { licenseFields } from '@lectern/domain/base/entity/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { changesIn, type UndoneEntry } from '../../../base/audit-log/undoing.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { SaidOfLicense } from '../license-term/begin-term.ts';
import { markOpen } from '../offer/find-offer.ts';
import { changeLicense } from './change-license.ts';
import { getSeller, holdLicense } from './hold-license.ts';

/** Lets a license say again what it said before an edit, while no group needs what came with it; its offer stands again. */
export async function undoLicenseEdit(context: Context, entry: UndoneEntry): Promise<undefined> {
  const { object_id: id, details } = entry;
  const viewer = await getSeller(context, 'updateLicense');
  const held = await holdLicense(context.db, id);
  const changes = changesIn(entry);
  const other = licenseFields.filter(
    (field) => field in changes && JSON.stringify(held[field]) !== JSON.stringify(changes[field]?.to),
  );
  if (other.length > 0)
    throw new Refusal('CONFLICT', {
      details: { theirs: Object.fromEntries(other.map((field) => [field, held[field]])) },
    });
  const wanted = Object.fromEntries(
    licenseFields.map((field) => [field, field in changes ? changes[field]?.from : held[field]]),
  ) as unknown as SaidOfLicense;
  if (typeof details['offer'] === 'string') await markOpen(context.db, id, details['offer']);
  await changeLicense(context, viewer, { id, held, wanted, offer: null });
}
