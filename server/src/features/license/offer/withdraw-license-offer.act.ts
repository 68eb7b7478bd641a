import { offerState, whyNotApply } from '@lectern/domain/license/offer.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../../../graphql/builder.ts';
import type { Context, Viewer } from '../../../graphql/context.ts';
import { getSeller, holdLicense, type HeldLicense } from '../sell/hold-license.ts';
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
      refuse(offer);
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
    resolve: async (_root, { where }, context) => {
      const { viewer, held, offer } = await holdOffer(context, 'restoreLicenseOffer', where);
      refuse({ ...offer, withdrawn_on: null });
      if (offer.withdrawn_on === null) return offer;
      if (where.version != null && where.version !== offer.version) throw new Refusal('CONFLICT');
      await sql`/* restore-offer */ update license_offers
        set withdrawn_on = null, withdrawn_by = null, version = version + 1 where id = ${offer.id}`.execute(context.db);
      return writeOffer(context, viewer, held, { id: offer.id, action: 'OFFER_RESTORED' });
    },
  }),
);

type Held = { readonly viewer: Viewer; readonly held: HeldLicense; readonly offer: OfferRow };

/** An offer and its license until the end of the transaction, for who sells. */
async function holdOffer(context: Context, operation: Operation, { id }: { readonly id: string }): Promise<Held> {
  const { db } = context;
  const viewer = await getSeller(context, operation);
  const seen = await findOffer(db, id);
  if (!seen) throw new Refusal('NOT_FOUND');
  const held = await holdLicense(db, seen.license_id);
  const offer = await findOffer(db, id);
  if (!offer) throw new Refusal('NOT_FOUND');
  return { viewer, held, offer };
}

function refuse(offer: OfferRow): void {
  const code = whyNotApply(offerState(offer, offer.today));
  if (code !== null) throw new Refusal('INVALID', { field: 'where.id', issue: { code } });
}
