import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { markOpen } from '../../../business/license/offer/find-offer.ts';
import { restoreOffer } from '../../../business/license/offer/restore-offer.ts';
import { changeLicense, type Wanted } from '../../../business/license/sales/change-license.ts';
import { getSeller, holdLicense } from '../../../business/license/sales/hold-license.ts';
import { restoreLicense } from '../../../business/license/sales/restore-license.ts';
import { undoActivation } from '../../../business/license/license-term/undo-activation.ts';
import { undoRenewal } from '../../../business/license/license-term/undo-renewal.ts';
import { changesOf, type LeftOut, type UndoneEntry } from './undone-entry.ts';

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
export async function undoLicenseEdit(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { object_id: id, details } = entry;
  const viewer = await getSeller(context, 'updateLicense');
  const held = await holdLicense(context.db, id);
  const changes = changesOf(entry);
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
  return [];
}

/** Brings a quote back that was withdrawn. */
export async function undoLicenseWithdrawal(context: Context, { object_id }: UndoneEntry): Promise<readonly LeftOut[]> {
  await restoreLicense(context, object_id);
  return [];
}

/** Makes a license the quote again that it was before it was activated. */
export async function undoLicenseActivation(context: Context, { object_id }: UndoneEntry): Promise<readonly LeftOut[]> {
  await undoActivation(context, { id: object_id });
  return [];
}

/** Takes a renewal of a license back. */
export async function undoLicenseRenewal(context: Context, { object_id }: UndoneEntry): Promise<readonly LeftOut[]> {
  await undoRenewal(context, { id: object_id });
  return [];
}

/** Lets an offer that was withdrawn stand again. */
export async function undoOfferWithdrawal(
  context: Context,
  { object_id, details: { offer } }: UndoneEntry,
): Promise<readonly LeftOut[]> {
  const found = await context.db
    .selectFrom('license_offers')
    .select('id')
    .where('license_id', '=', object_id)
    .where('number', '=', String(offer))
    .executeTakeFirst();
  if (!found) throw new Refusal('NOT_FOUND');
  await restoreOffer(context, { id: found.id });
  return [];
}
