import { extendedGroups, renewalSchema, renewedUntil } from '@lectern/domain/business/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License } from '../license.ts';
import { markApplied, OfferWhere, offerToApply } from '../offer/find-offer.ts';
import type { OfferRow } from '../offer/offer-json.ts';
import { beforeTerm, beginTerms } from '../license-term/begin-term.ts';
import { extendGroups, groupsToExtend, writeMoved } from '../license-term/extend-groups.ts';
import {
  amountOf,
  factsFor,
  getSeller,
  holdLicense,
  refuseOlder,
  writeLicense,
  type HeldLicense,
} from './hold-license.ts';
import { refuseWhereNeeded } from './refuse-where-needed.ts';

builder.mutationField('renewLicense', (t) =>
  t.field({
    type: License,
    description:
      'Begins a further term of a license: groups that ended in the old one release their seats. It never shortens; a quote is refused with CONFLICT.',
    args: {
      id: t.arg.id({ description: 'The license.' }),
      expiry_date: t.arg({
        type: 'Date',
        required: false,
        description:
          'The day it ends on; left out, a term of 365 days after its end, or after today if that has passed.',
      }),
      purchase_order: t.arg.string({
        required: false,
        description: 'The order of the renewal, at most 50 characters; as it is unless said.',
      }),
      version: t.arg.int({
        required: false,
        description: 'The version it was read at; an older one is a CONFLICT, so that nobody renews twice.',
      }),
      offer: t.arg({
        type: OfferWhere,
        required: false,
        description:
          'An offer that is applied by this: its end, seats, price and notes hold from now on. Fewer seats than groups hold are refused with IN_USE and their names.',
      }),
      group_ids: t.arg.idList({
        required: false,
        description:
          'Groups that end with the old term, as `groupsToExtend` lists them, and go on until the new end, 200 at most; more places than are free are refused with NO_SEATS_LEFT and their names.',
      }),
    },
    resolve: async (_root, { id, version, offer: named, group_ids, ...said }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'renewLicense');
      if (group_ids?.length) await getSeller(context, 'renewLicense.group_ids');
      const held = await holdLicense(db, id);
      if (held.is_quoted) throw new Refusal('CONFLICT');
      const offer = named ? await offerToApply(db, id, 'RENEWAL', named) : null;
      refuseOlder(id, held, version);
      const { today, institution_id, name, total_renewals, expiry_date: before } = held;
      const input = parseInput(renewalSchema(factsFor(viewer, today, held)), {
        expiry_date: said.expiry_date ?? offer?.expiry_date ?? null,
        purchase_order: said.purchase_order ?? held.purchase_order,
      });
      if (offer && input.expiry_date !== offer.expiry_date)
        throw new Refusal('INVALID', { field: 'expiry_date', issue: { code: 'NOT_AS_OFFERED' } });
      const until = input.expiry_date ?? renewedUntil(before, today);
      const extended = parseInput(extendedGroups, group_ids ?? [], 'group_ids');
      const groups = await groupsToExtend(db, id, extended);
      const earlier = await beforeTerm(db, id);
      await db
        .updateTable('licenses')
        .set({
          expiry_date: until,
          purchase_order: input.purchase_order,
          total_renewals: total_renewals + 1,
          last_renewed: sql<string>`now()`,
          ...(offer ? { price: amountOf(offer.price), currency: offer.currency, notes: offer.notes } : {}),
          version: held.version + 1,
          modified_on: sql<string>`now()`,
          modified_by: viewer.id,
        })
        .where('id', '=', id)
        .execute();
      if (offer) await sellSeats(db, id, total_renewals + 1, offer.max_users);
      if (offer) await markApplied(db, offer, viewer.id);
      await beginTerms(db, [{ ...earlier, offer_id: offer?.id }]);
      const moved = await extendGroups(context, { id, term: total_renewals + 1 }, groups, until);
      await writeMoved(context, institution_id, moved);
      const details = {
        expiry_date: { from: before, to: until },
        purchase_order: input.purchase_order,
        ...(offer ? offered(held, offer) : {}),
        ...(moved.length > 0 ? { groups: extended } : {}),
      };
      return writeLicense(context, viewer, { id, institution_id, name, action: 'LICENSE_RENEWED', details });
    },
  }),
);

/** The seats of a license whose term has begun, so that what ended in the old one holds none of them. */
async function sellSeats(db: Database, id: string, term: number, max_users: number): Promise<void> {
  const { rows } =
    await sql`/* too-many-held */ select from licenses where id = ${id} and slots_used > ${max_users}`.execute(db);
  if (rows.length > 0) await refuseWhereNeeded(db, id, 'offer', sql`places_held(g, ${term}::int) > 0`);
  await db.updateTable('licenses').set({ max_users }).where('id', '=', id).execute();
}

/** What the log says of an offer that was applied. */
const offered = (held: HeldLicense, { number, max_users, price, currency }: OfferRow) => ({
  offer: number,
  max_users: { from: held.max_users, to: max_users },
  price: { from: held.price, to: price },
  currency: { from: held.currency, to: currency },
});
