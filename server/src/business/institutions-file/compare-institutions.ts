import { anySizeRoles, isRoleOf, managerRoles } from '@lectern/domain/base/account/role.ts';
import { certainZones } from '@lectern/domain/business/institution/country-zones.ts';
import { institutionColumns } from '@lectern/domain/business/institutions-file/institution-columns.ts';
import { productNames } from '@lectern/domain/business/institutions-file/institution-of-row.ts';
import {
  institutionsDifference,
  type InstitutionLine,
  type NameAndPlace,
} from '@lectern/domain/business/institutions-file/institutions-difference.ts';
import { placesOf, type CountryWithStates } from '@lectern/domain/business/institutions-file/places.ts';
import {
  institutionsLimits,
  readInstitutions,
  type InstitutionRow,
} from '@lectern/domain/business/institutions-file/read-institutions.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { Viewer } from '../../base/graphql/context.ts';
import { addressIn } from '@lectern/domain/base/spreadsheet/address-in.ts';
import { fingerprint } from '../../base/spreadsheet/fingerprint.ts';
import { askedReaderOf } from '../../base/spreadsheet/read-asked.ts';

/** Reads the institutions of a file. */
export const readInstitutionsFile = askedReaderOf(institutionsLimits, institutionColumns, readInstitutions);

/** What a file comes to as things are now, with a fingerprint of all that it says and does. */
export type ComparedInstitutions = { readonly lines: readonly InstitutionLine[]; readonly shown: string };

/** Compares the institutions of a file with those that are there, for somebody who sells. */
export async function compareInstitutions(
  db: Database,
  viewer: Viewer,
  rows: readonly InstitutionRow[],
): Promise<ComparedInstitutions> {
  const { countries, zones, managers, products, there } = await findNamed(db, rows);
  const lines = institutionsDifference(rows, {
    ...placesOf(countries),
    zones: new Map(zones.map((zone) => [zone.name.toLowerCase(), zone])),
    managers: new Map(managers.map(({ email, id }) => [email, id])),
    products: new Map(products.map(({ name, ids }) => [name, ids])),
    there,
    anySize: isRoleOf(anySizeRoles, viewer.role),
  });
  return { lines, shown: fingerprint(lines) };
}

type Found = {
  readonly countries: readonly CountryWithStates[];
  readonly zones: readonly { readonly name: string; readonly today: string }[];
  readonly managers: readonly { readonly email: string; readonly id: string }[];
  readonly products: readonly { readonly name: string; readonly ids: readonly string[] }[];
  readonly there: readonly NameAndPlace[];
};

/** Everything that the cells of a file name. */
async function findNamed(db: Database, rows: readonly InstitutionRow[]): Promise<Found> {
  const said = (of: (texts: InstitutionRow['texts']) => readonly string[]) => [
    ...new Set(rows.flatMap(({ texts }) => of(texts))),
  ];
  const isUnsaid = rows.some(({ texts }) => texts.time_zone === '');
  const zones = [...said(({ time_zone }) => [time_zone]), ...(isUnsaid ? certainZones : [])].map((zone) =>
    zone.toLowerCase(),
  );
  const { rows: found } = await sql<Found>`/* named-in-institutions */ select
    (select json_agg(json_build_object('country_code', c.country_code, 'country_name', c.country_name,
      'states', (select coalesce(json_agg(json_build_object('state_code', s.state_code, 'state_name', s.state_name)), '[]'::json)
        from states s where s.country_code = c.country_code))) from countries c) as countries,
    (select coalesce(json_agg(json_build_object('name', z.name, 'today', today(z.name)::text)), '[]'::json)
      from pg_timezone_names z where lower(z.name) = any(${zones}::text[])) as zones,
    (select coalesce(json_agg(json_build_object('email', u.email, 'id', u.id)), '[]'::json) from users u
      where u.email = any(${said(({ sales_manager }) => [addressIn(sales_manager).toLowerCase()])}::text[])
        and u.deleted_on is null and u.role = any(${[...managerRoles]}::global_role[])) as managers,
    (select coalesce(json_agg(x), '[]'::json) from (
      select w.name, array_agg(p.id order by p.id) as ids from unnest(${said(({ products }) => productNames(products))}::text[]) w (name)
      join products p on lower(p.name) = lower(w.name) and p.published and p.deleted_on is null group by w.name) x) as products,
    (select coalesce(json_agg(json_build_object('name', i.name, 'country_code', i.country_code, 'state_code', i.state_code,
      'city', i.city) order by i.id), '[]'::json) from institutions i
      where lower(i.name) in (select lower(w.name) from unnest(${said(({ name }) => [name])}::text[]) w (name))
        and i.deleted_on is null) as there`.execute(db);
  return found[0] as Found;
}
