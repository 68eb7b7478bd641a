import { offerState, whyNotApply } from '@lectern/domain/business/license/offer.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { getSeller, holdLicense, type HeldLicense } from '../sales/hold-license.ts';
import { findOffer, OfferWhere } from './find-offer.ts';
import { LicenseOffer } from './license-offer.ts';
import type { OfferRow } from './offer-json.ts';
import { writeOffer } from './write-offer.ts';

builder.mutationField('withdrawLicenseOffer', (t) =>
  t.field({
    type: LicenseOffer,
    description:
      'Takes back an offer, which can then not be applied. It can be restored until its last day; one that is over, withdrawn or applied is refused with INVALID.',
    args: { where: t.arg({ type: OfferWhere, description: 'Which offer.' }) },
    resolve: async (_root, { where }, context) => {
      const { viewer, held, offer } = await holdOffer(context, 'withdrawLicenseOffer', where);
      refuseUseless(offer);
      if (where.version != null && where.version !== offer.version) throw new Refusal('CONFLICT');
      await sql`/* withdraw-offer */ update license_offers
        set withdrawn_on = now(), withdrawn_by = ${viewer.id}, version = version + 1 where id = ${offer.id}`.execute(
        context.db,
      );
      return writeOffer(context, viewer, held, { id: offer.id, action: 'OFFER_WITHDRAWN' });
    },
  }),
);

builder.mutationField('restoreLicenseOffer', (t) =>
  t.field({
    type: LicenseOffer,
    description:
      'Lets an offer that was withdrawn stand again, until its last day. One that stands already stays as it is; one that is over or applied is refused with INVALID.',
    args: { where: t.arg({ type: OfferWhere, description: 'Which offer.' }) },
    resolve: (_root, { where }, context) => restoreOffer(context, where),
  }),
);

registerUndo('OFFER_WITHDRAWN', {
  undo: async (context, { object_id, details: { offer } }) => {
    const found = await context.db
      .selectFrom('license_offers')
      .select('id')
      .where('license_id', '=', object_id)
      .where('number', '=', String(offer))
      .executeTakeFirst();
    if (!found) throw new Refusal('NOT_FOUND');
    await restoreOffer(context, { id: found.id });
  },
});

type Where = { readonly id: string; readonly version?: number | null | undefined };

/** Lets an offer that was withdrawn stand again, until its last day; one that stands stays, but for an undo, which it refuses. */
async function restoreOffer(context: Context, where: Where): Promise<OfferRow> {
  const { db } = context;
  const { viewer, held, offer } = await holdOffer(context, 'restoreLicenseOffer', where);
  refuseUseless({ ...offer, withdrawn_on: null });
  if (offer.withdrawn_on === null) {
    refuseUndone(context, 'restored');
    return offer;
  }
  if (where.version != null && where.version !== offer.version) throw new Refusal('CONFLICT');
  await sql`/* restore-offer */ update license_offers
    set withdrawn_on = null, withdrawn_by = null, version = version + 1 where id = ${offer.id}`.execute(db);
  const undoing = await undoingLast(context, 'OFFER_WITHDRAWN', offer.license_id, {
    details: { offer: offer.number },
  });
  return writeOffer(undoing, viewer, held, { id: offer.id, action: 'OFFER_RESTORED' });
}

type Held = { readonly viewer: Viewer; readonly held: HeldLicense; readonly offer: OfferRow };

/** An offer and its license until the end of the transaction, for who sells. */
async function holdOffer(context: Context, operation: Operation, { id }: Where): Promise<Held> {
  const { db } = context;
  const viewer = await getSeller(context, operation);
  const seen = await findOffer(db, id);
  if (!seen) throw new Refusal('NOT_FOUND');
  const held = await holdLicense(db, seen.license_id);
  const offer = await findOffer(db, id);
  if (!offer) throw new Refusal('NOT_FOUND');
  return { viewer, held, offer };
}

/** Refuses an offer that is over, withdrawn or applied. */
function refuseUseless(offer: OfferRow): void {
  const code = whyNotApply(offerState(offer, offer.today));
  if (code !== null) throw new Refusal('INVALID', { field: 'where.id', issue: { code } });
}
