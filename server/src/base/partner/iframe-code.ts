import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hashOfSecret, newSecret } from '../../one-time-secret.ts';

/** Seconds in which a code, and then the ticket that it is changed for, can be used. */
export const codeLife = 60;

/** Who a code signs in, where it leads, and whose page may show it. */
export type FrameVisit = {
  readonly partner_id: string;
  readonly account_id: string;
  readonly group_id: string;
  readonly course_id: string;
  readonly parent_origin: string;
};

const visit = ['partner_id', 'account_id', 'group_id', 'course_id', 'parent_origin'] as const;

/** Makes a code that works once and for a minute; only its hash is kept. */
export async function makeIframeCode(db: Database, of: FrameVisit): Promise<string> {
  const code = newSecret();
  await db
    .insertInto('iframe_codes')
    .values({ code_hash: hashOfSecret(code), expires_on: lifeFromNow, ...of })
    .execute();
  return code;
}

const lifeFromNow = sql<string>`now() + make_interval(secs => ${codeLife})`;

/** A code as it stands: whether it can still be used, and what it is bound to; null for one that was never made, or long ago. */
export async function findIframeCode(
  db: Database,
  code: string,
): Promise<(FrameVisit & { readonly state: 'FRESH' | 'USED' | 'EXPIRED' }) | null> {
  const found = await db
    .selectFrom('iframe_codes')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select(visit)
    .select(
      sql<'FRESH' | 'USED' | 'EXPIRED'>`case when used_on is not null then 'USED'
        when expires_on <= now() then 'EXPIRED' else 'FRESH' end`.as('state'),
    )
    .where('code_hash', '=', hashOfSecret(code))
    .where('partners.deleted_on', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses a code up for a ticket. Of all who try, at whatever moment, one gets it; null for the others and for a code that cannot be used. */
export async function useIframeCode(
  db: Database,
  code: string,
): Promise<(FrameVisit & { readonly ticket: string }) | null> {
  const ticket = newSecret();
  const used = await db
    .updateTable('iframe_codes')
    .set({ used_on: sql`now()`, ticket_hash: hashOfSecret(ticket) })
    .where('code_hash', '=', hashOfSecret(code))
    .where('used_on', 'is', null)
    .where('expires_on', '>', sql<string>`now()`)
    .where(ofLivePartner)
    .returning(visit)
    .executeTakeFirst();
  return used ? { ...used, ticket } : null;
}

/** Takes what a ticket stands for, once and within a minute of the code's use; null for any other text. */
export async function takeTicket(db: Database, ticket: string): Promise<FrameVisit | null> {
  const taken = await db
    .updateTable('iframe_codes')
    .set({ taken_on: sql`now()` })
    .where('ticket_hash', '=', hashOfSecret(ticket))
    .where('taken_on', 'is', null)
    .where('used_on', '>', sql<string>`now() - make_interval(secs => ${codeLife})`)
    .where(ofLivePartner)
    .returning(visit)
    .executeTakeFirst();
  return taken ?? null;
}

const ofLivePartner = sql<boolean>`exists (select from partners where id = partner_id and deleted_on is null)`;
