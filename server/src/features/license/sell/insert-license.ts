import { randomBytes } from 'node:crypto';
import { newGroupKey } from '@lectern/domain/group/group-key.ts';
import { licenseSchema, quoteSchema } from '@lectern/domain/license/license-form.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../graphql/context.ts';
import { parseInput } from '../../../graphql/input.ts';
import type { LicenseShape } from '../license.ts';
import { beforeTerm, beginTerm } from '../term/begin-term.ts';
import { amountOf, factsFor, getSeller, refuseDrafts, writeLicense } from './hold-license.ts';
import type { CreateLicenseInput } from './license-input.ts';

/** Makes a license of an institution: a quote, or one that runs where its days are said. */
export async function insertLicense(
  context: Context,
  operation: Operation,
  { institution_id, ...data }: typeof CreateLicenseInput.$inferInput,
): Promise<LicenseShape> {
  const { db } = context;
  const viewer = await getSeller(context, operation);
  const { rows } = await sql<{ today: string }>`/* sold-to */
    select today(time_zone)::text as today from institutions
    where id = ${institution_id} and deleted_on is null for key share`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND', { field: 'data.institution_id' });
  const facts = factsFor(viewer, rows[0].today);
  const { activation_date = null, expiry_date = null } = data;
  const runs = activation_date !== null || expiry_date !== null;
  const { purchase_order = null, price = null, currency = null, notes = null, is_gmetrix } = data;
  const said = { ...data, purchase_order, price, currency, notes, is_gmetrix: is_gmetrix ?? false };
  const { products, ...input } = runs
    ? parseInput(
        licenseSchema(facts),
        { ...said, activation_date: activation_date ?? '', expiry_date: expiry_date ?? '' },
        'data',
      )
    : parseInput(quoteSchema(facts), said, 'data');
  await refuseDrafts(db, products, []);
  const { id } = await db
    .insertInto('licenses')
    .values({
      ...input,
      price: amountOf(input.price),
      institution_id,
      key: newGroupKey(randomBytes),
      created_by: viewer.id,
      modified_by: viewer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('license_products')
    .values(products.map((product_id) => ({ license_id: id, product_id })))
    .execute();
  if (runs) {
    const before = await beforeTerm(db, id);
    await beginTerm(db, id, { ...before, said: { ...before.said, activation_date: null, expiry_date: null } });
  }
  const { name, notes: _notes, ...codes } = input;
  const action = runs ? 'LICENSE_ACTIVATED' : 'LICENSE_QUOTED';
  return writeLicense(context, viewer, { id, institution_id, name, action, details: { ...codes, products } });
}
