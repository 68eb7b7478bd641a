import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { hashOfSecret } from '../../one-time-secret.ts';

/** A site of an institution that shows courses in a frame; `origins` are those its pages may have. */
export type Partner = {
  readonly id: string;
  readonly institution_id: string;
  readonly name: string;
  readonly origins: readonly string[];
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const find = (db: Database, id: string) =>
  db
    .selectFrom('partners')
    .innerJoin('institutions', 'institutions.id', 'partners.institution_id')
    .select(['partners.id', 'institution_id', 'partners.name', 'origins', 'secret_hash'])
    .where('partners.id', '=', id)
    .where('partners.deleted_on', 'is', null)
    .where('institutions.deleted_on', 'is', null)
    .executeTakeFirst();

/** The partner with this id; null for any other text and for one that was removed. */
export async function findPartner(db: Database, id: unknown): Promise<Partner | null> {
  return typeof id === 'string' && uuid.test(id) ? ((await find(db, id)) ?? null) : null;
}

/** The partner behind the Authorization header of a call: HTTP Basic with its id and its secret; null for anybody else. */
export async function findCallingPartner(db: Database, authorization: string | undefined): Promise<Partner | null> {
  const given = /^Basic ([\w+/=-]{1,400})$/i.exec(authorization ?? '')?.[1];
  const [id = '', secret = ''] = Buffer.from(given ?? '', 'base64')
    .toString()
    .split(/:(.*)/s);
  const partner = uuid.test(id) ? await find(db, id) : undefined;
  const isRight = timingSafeEqual(
    Buffer.from(hashOfSecret(secret)),
    Buffer.from(partner?.secret_hash ?? hashOfSecret('')),
  );
  return partner && isRight ? partner : null;
}

/** The partners' own origin that an address has, such as that of a Referer; null where none of them has it. */
export async function findPartnerOrigin(db: Database, address: string | undefined): Promise<string | null> {
  if (!address || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  const known = await db
    .selectFrom('partners')
    .select('id')
    .where('origins', '@>', [[origin]])
    .where('deleted_on', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return known ? origin : null;
}
