import { Refusal } from '@lectern/domain/refusal.ts';
import { changesIn, type UndoneEntry } from '../../../base/audit-log/undoing.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { markOpen } from '../offer/find-offer.ts';
import { changeLicense, type Wanted } from './change-license.ts';
import { getSeller, holdLicense } from './hold-license.ts';

const fields = [
  'name',
  'max_users',
  'products',
  'is_gmetrix',
  'purchase_order',
  'price',
  'currency',
  'notes',
  'activation_date',
  'expiry_date',
] as const satisfies readonly (keyof Wanted)[];

/** Lets a license say again what it said before an edit, while no group needs what came with it; its offer stands again. */
export async function undoLicenseEdit(context: Context, entry: UndoneEntry): Promise<undefined> {
  const { object_id: id, details } = entry;
  const viewer = await getSeller(context, 'updateLicense');
  const held = await holdLicense(context.db, id);
  const changes = changesIn(entry);
  const other = fields.filter(
    (field) => field in changes && JSON.stringify(held[field]) !== JSON.stringify(changes[field]?.to),
  );
  if (other.length > 0)
    throw new Refusal('CONFLICT', {
      details: { theirs: Object.fromEntries(other.map((field) => [field, held[field]])) },
    });
  const wanted = Object.fromEntries(
    fields.map((field) => [field, field in changes ? changes[field]?.from : held[field]]),
  ) as unknown as Wanted;
  if (typeof details['offer'] === 'string') await markOpen(context.db, id, details['offer']);
  await changeLicense(context, viewer, { id, held, wanted, offer: null });
}
