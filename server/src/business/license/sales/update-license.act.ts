import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { licenseSchema, quoteSchema } from '@lectern/domain/business/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { registerUndo } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License } from '../license.ts';
import { OfferWhere, offerToApply } from '../offer/find-offer.ts';
import type { OfferRow } from '../offer/offer-json.ts';
import { changeLicense } from './change-license.ts';
import { factsFor, getSeller, holdLicense, refuseOlder } from './hold-license.ts';
import { LicenseWhere, UpdateLicenseInput } from './license-input.ts';
import { undoLicenseEdit } from './undo-license-edit.ts';

builder.mutationField('updateLicense', (t) =>
  t.field({
    type: License,
    description:
      'Changes what a license says; a quote stays a quote, and products that are not published stay, sent or not. What groups still need is refused with IN_USE and their names: fewer seats than they hold, a product they use, days before theirs.',
    args: {
      data: t.arg({ type: UpdateLicenseInput, description: 'What it says from now on.' }),
      where: t.arg({ type: LicenseWhere, description: 'Which license.' }),
      offer: t.arg({
        type: OfferWhere,
        required: false,
        description:
          'An enlargement of it that is applied by this: the seats have to be those of the offer, and the products that it adds among those of the license.',
      }),
    },
    resolve: async (_root, { data, where: { id, version }, offer: named }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'updateLicense');
      const held = await holdLicense(db, id);
      const offer = named ? await offerToApply(db, id, 'ENLARGEMENT', named) : null;
      refuseOlder(id, held, version);
      if (offer) refuseOtherThan(offer, data);
      const given = factsFor(viewer, held.today, held);
      // Whoever made the offer was free to sell its seats.
      const facts = { ...given, anySize: given.anySize || offer !== null };
      const { price = held.price, currency = held.currency, notes = held.notes } = data;
      const texts = forEach(licenseTexts, (name) => data[name] ?? null);
      const said = { ...data, ...texts, price, currency, notes, is_gmetrix: data.is_gmetrix ?? false };
      const input = held.is_quoted
        ? { ...parseInput(quoteSchema(facts), said, 'data'), activation_date: null, expiry_date: null }
        : parseInput(
            licenseSchema(facts),
            { ...said, activation_date: data.activation_date ?? '', expiry_date: data.expiry_date ?? '' },
            'data',
          );
      // What is not shown cannot be sent, and stays.
      const products = [...new Set([...input.products, ...held.unshown])].toSorted();
      const wanted = { ...input, products };
      return changeLicense(context, viewer, { id, held, wanted, offer });
    },
  }),
);

registerUndo('LICENSE_CHANGED', { undo: undoLicenseEdit });

/** What is saved with an enlargement is what it offers. */
function refuseOtherThan(offer: OfferRow, data: { readonly max_users: number; readonly products: readonly string[] }) {
  const issue = { code: 'NOT_AS_OFFERED' } as const;
  if (data.max_users !== offer.max_users) throw new Refusal('INVALID', { field: 'data.max_users', issue });
  if (!offer.added.every((product) => data.products.includes(product.id)))
    throw new Refusal('INVALID', { field: 'data.products', issue });
}
