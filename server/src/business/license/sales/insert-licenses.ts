import { randomBytes, randomUUID } from 'node:crypto';
import { licenseFields, type LicenseField } from '@lectern/domain/base/entity/license.ts';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { sql } from 'kysely';
import type { ActingContext } from '../../../base/audit-log/actor.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Viewer } from '../../../base/graphql/context.ts';
import { beforeTerms, beginTerms, type SaidOfLicense } from '../license-term/begin-term.ts';
import { personal } from './change-license.ts';
import { amountOf, recordActs } from './hold-license.ts';

/** A license that an institution is to have, as its form has checked it: it runs where it has days, and else is a quote. */
export type NewLicense = SaidOfLicense & { readonly institution_id: string };

/** Makes licenses, writes them into feeds and logs of their institutions, and gives their ids in the same order. */
export async function insertLicenses(
  context: ActingContext,
  viewer: Pick<Viewer, 'id'>,
  licenses: readonly NewLicense[],
): Promise<readonly string[]> {
  if (licenses.length === 0) return [];
  const { db } = context;
  const made = licenses.map((license) => ({ ...license, id: randomUUID() }));
  await db
    .insertInto('licenses')
    .values(
      made.map(({ products: _products, price, ...license }) => ({
        ...license,
        price: amountOf(price),
        key: newGroupKey(randomBytes),
        created_by: viewer.id,
        modified_by: viewer.id,
      })),
    )
    .execute();
  const sold = made.flatMap(({ id, products }) => products.map((product_id) => ({ license_id: id, product_id })));
  await sql`/* sell-products */ insert into license_products (license_id, product_id)
    select * from unnest(${sold.map(({ license_id }) => license_id)}::uuid[], ${sold.map(({ product_id }) => product_id)}::uuid[])`.execute(
    db,
  );
  await beginFirstTerms(
    db,
    made.filter((license) => license.activation_date !== null).map(({ id }) => id),
  );
  await recordActs(
    context,
    viewer,
    made.map(({ id, institution_id, ...license }) => {
      const runs = license.activation_date !== null;
      const said = licenseFields.filter((field) => !personal.has(field) && (runs || !days.has(field)));
      return {
        id,
        institution_id,
        name: license.name,
        action: runs ? 'LICENSE_ACTIVATED' : 'LICENSE_QUOTED',
        details: Object.fromEntries(said.map((field) => [field, license[field]])),
      };
    }),
  );
  return made.map(({ id }) => id);
}

const days: ReadonlySet<LicenseField> = new Set(['activation_date', 'expiry_date']);

/** A license that runs at once was a quote before, without days. */
async function beginFirstTerms(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const before = await beforeTerms(db, ids);
  await beginTerms(
    db,
    before.map((one) => ({ ...one, said: { ...one.said, activation_date: null, expiry_date: null } })),
  );
}
