import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { OfferWhere } from './find-offer.ts';
import { LicenseOffer } from './license-offer.ts';
import { holdOffer, refuseUseless, restoreOffer } from './restore-offer.ts';
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
