import { unsaid } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { licenseSchema, quoteSchema } from '@lectern/domain/business/license/license-form.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import type { LicenseShape } from '../license.ts';
import { factsFor, getSeller, readLicense, refuseDrafts } from './hold-license.ts';
import { insertLicenses } from './insert-licenses.ts';
import type { CreateLicenseInput } from './license-input.ts';

/** Makes a license of an institution: a quote, or one that runs where its days are said. */
export async function createLicense(
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
  const nothing = { ...unsaid(licenseTexts), price: null, currency: null, notes: null };
  const said = { ...nothing, ...data, is_gmetrix: data.is_gmetrix ?? false };
  const days = { activation_date: activation_date ?? '', expiry_date: expiry_date ?? '' };
  const input = runs
    ? parseInput(licenseSchema(facts), { ...said, ...days }, 'data')
    : { ...parseInput(quoteSchema(facts), said, 'data'), activation_date: null, expiry_date: null };
  await refuseDrafts(db, input.products, []);
  const [id = ''] = await insertLicenses(context, viewer, [{ institution_id, ...input }]);
  return readLicense(db, viewer.id, id);
}
