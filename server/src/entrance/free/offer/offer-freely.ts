import type { Operation } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { getViewer, type Context } from '../../../base/graphql/context.ts';
import { offersJson, type FreeOfferShape, type OfferKind } from './free-offer.ts';
import type { ChangedOffer } from './write-free-offers.ts';

type Change = {
  readonly kind: OfferKind;
  readonly action: 'FREE_OFFERS_ADDED' | 'FREE_OFFER_REMOVED';
  readonly ids: readonly string[];
};

/** Lets the caller change what is free, with an entry in the audit log of each product, and returns what it was about. */
export async function offerFreely(
  context: Context,
  operation: Operation,
  { kind, action, ids }: Change,
  work: (viewerId: string) => Promise<readonly ChangedOffer[]>,
): Promise<FreeOfferShape[]> {
  const { id, role } = await getViewer(context);
  context.checks.allow(operation, { signedIn: true, globalRole: role });
  const changed = await work(id);
  const { rows } = await sql<{ offers: FreeOfferShape[] }>`
    select ${offersJson(kind, sql`found.id = any(${ids}::uuid[])`)} as offers`.execute(context.db);
  const products = Map.groupBy(changed, ({ product_id }) => product_id);
  // Others who write in several of these chains take them in the same order.
  for (const product_id of [...products.keys()].toSorted()) {
    await writeAudit(context.db, actorOf(context), {
      chain: 'PRODUCT',
      chainId: product_id,
      action,
      object: { type: 'product', id: product_id },
      details: { kind, ids: products.get(product_id)?.map((one) => one.id) ?? [] },
    });
  }
  return rows[0]?.offers ?? [];
}
