import { forEach, unsaid, type Said } from '../../base/entity/entity-text.ts';
import { institutionTexts } from '../../base/entity/institution.ts';
import { licenseTexts } from '../../base/entity/license.ts';
import { daysLater, type CalendarDay } from '../../calendar-day.ts';
import { checkInput, type Schema } from '../../check-input.ts';
import type { FieldIssue, Issue } from '../../issue.ts';
import { licenseSchema, quoteSchema, type LicenseFacts } from '../license/license-form.ts';
import { latinDigits } from '../../latin-digits.ts';
import { certainZone } from '../institution/country-zones.ts';
import { institutionSchema, type InstitutionInput } from '../institution/institution-form.ts';
import { isCellError } from '../../base/spreadsheet/clean-cell.ts';
import { addressIn, nameBefore } from '../../base/spreadsheet/address-in.ts';
import { namesIn } from '../../base/spreadsheet/name-parts.ts';
import { inviteeSchema, type Invitee } from '../institution/members.ts';
import { institutionColumns, type InstitutionColumn } from './institution-columns.ts';
import { lettersOf } from '../../base/spreadsheet/letters-of.ts';
import type { Places } from './places.ts';
import type { InstitutionRow } from './read-institutions.ts';

/** What the cells of a file can name, as far as it is known. Keys are in lower case. */
export type NamedThings = Places & {
  /** The time zones, as the database writes them, with today there. */
  readonly zones: ReadonlyMap<string, { readonly name: string; readonly today: CalendarDay }>;
  /** Those who may look after an institution, by address. */
  readonly managers: ReadonlyMap<string, string>;
  /** The published products of a name; more than one where several are called so. */
  readonly products: ReadonlyMap<string, readonly string[]>;
  /** Whether any number of seats may be sold. */
  readonly anySize: boolean;
};

/** A license that a file gives an institution: it runs where it has days, and else is a quote. */
export type FileLicense = Said<typeof licenseTexts> & {
  readonly name: string;
  readonly max_users: number;
  readonly products: readonly string[];
  readonly price: string | null;
  readonly currency: string | null;
  readonly notes: string | null;
  readonly is_gmetrix: boolean;
  readonly activation_date: CalendarDay | null;
  readonly expiry_date: CalendarDay | null;
};

/** What is wrong with a cell. */
export type InstitutionFault = { readonly column: InstitutionColumn; readonly issue: Issue };

/** What a row asks for: each part null where the row has nothing of it, or something is wrong with it. */
type WantedInstitution = {
  readonly institution: InstitutionInput | null;
  readonly license: FileLicense | null;
  readonly administrator: Invitee | null;
  /** Everything that is wrong with it, in the order of the columns. */
  readonly faults: readonly InstitutionFault[];
};

type Columns = Readonly<Record<string, InstitutionColumn>>;

const institutionFields: Columns = {
  country_code: 'country',
  state_code: 'state',
  sales_manager_id: 'sales_manager',
  name: 'name',
  ...forEach(institutionTexts, (name) => name),
  time_zone: 'time_zone',
};
const licenseFields: Columns = {
  name: 'license',
  max_users: 'seats',
  products: 'products',
  price: 'price',
  currency: 'currency',
  activation_date: 'start',
  expiry_date: 'end',
};
const administratorFields: Columns = {
  email: 'admin_email',
  first_name: 'admin_first_name',
  last_name: 'admin_last_name',
};

/** A cell that names nothing that is known, or that is empty where it has to name something. */
const unknownIn = (texts: Texts, column: InstitutionColumn): InstitutionFault => ({
  column,
  issue: { code: texts[column] === '' ? 'REQUIRED' : 'WRONG_SHAPE' },
});

/** A state that the country does not have, or none for a country whose addresses carry one. */
const stateFault = ({ state }: Texts): InstitutionFault => ({
  column: 'state',
  issue: { code: state === '' ? 'REQUIRED' : 'NOT_A_STATE' },
});

/** What a row of a file asks for, by the rules of the forms of institutions, licenses and invitations. */
export function institutionOf({ texts, fault }: InstitutionRow, named: NamedThings): WantedInstitution {
  const country = named.countries.get(lettersOf(texts.country)) ?? null;
  const states = country === null ? null : (named.states.get(country) ?? new Map<string, string>());
  const state = states?.get(lettersOf(texts.state)) ?? '';
  const told = texts.time_zone || (country === null ? null : certainZone(country, state)) || '';
  const zone = named.zones.get(told.toLowerCase());
  const manager = named.managers.get(addressIn(texts.sales_manager).toLowerCase());
  const institution = read(
    institutionSchema((code) => (code === country ? [...(states?.values() ?? [])] : null)),
    {
      name: texts.name,
      logo: null,
      country_code: country ?? texts.country,
      state_code: state || texts.state,
      ...forEach(institutionTexts, (name) => texts[name]),
      time_zone: zone?.name ?? texts.time_zone,
      sales_manager_id: manager ?? null,
    },
    institutionFields,
  );
  const license = says(texts, licenseFields) ? licenseOf(texts, named, zone?.today ?? null) : nothing;
  const administrator = says(texts, administratorFields)
    ? read(
        inviteeSchema,
        {
          email: addressIn(texts.admin_email),
          ...namesIn(
            { first_name: texts.admin_first_name, last_name: texts.admin_last_name, name: '' },
            nameBefore(texts.admin_email),
          ),
          role: 'CENTER_ADMIN',
        },
        administratorFields,
      )
    : nothing;
  const broken = institutionColumns.filter((column) => fault !== null && isBroken(texts[column]));
  const faults = [
    ...broken.map((column) => ({ column, issue: { code: 'WRONG_SHAPE' } as const })),
    ...institution.faults.filter(({ column }) => column !== 'country' && column !== 'state'),
    ...(country !== null && institution.faults.some(({ column }) => column === 'state') ? [stateFault(texts)] : []),
    ...(country === null ? [unknownIn(texts, 'country')] : []),
    ...(texts.time_zone !== '' && !zone ? [unknownIn(texts, 'time_zone')] : []),
    ...(texts.sales_manager !== '' && manager === undefined ? [unknownIn(texts, 'sales_manager')] : []),
    ...license.faults,
    ...administrator.faults,
  ].toSorted((a, b) => institutionColumns.indexOf(a.column) - institutionColumns.indexOf(b.column));
  return { institution: institution.data, license: license.data, administrator: administrator.data, faults };
}

/** Whether a cell is an error of a spreadsheet, or a quotation mark in it is not closed. */
const isBroken = (text: string): boolean => isCellError(text) || text.startsWith('"');

const nothing = { data: null, faults: [] } as const;

type Read<Output> = { readonly data: Output | null; readonly faults: readonly InstitutionFault[] };

function read<Output>(schema: Schema<Output>, value: unknown, columns: Columns): Read<Output> {
  const { data, issues } = checkInput(schema, value);
  return { data, faults: (issues ?? []).flatMap((issue) => faultOf(issue, columns)) };
}

function faultOf({ field, ...issue }: FieldIssue, columns: Columns): readonly InstitutionFault[] {
  const column = columns[field.split('.')[0] ?? ''];
  return column === undefined ? [] : [{ column, issue }];
}

type Texts = InstitutionRow['texts'];

const says = (texts: Texts, columns: Columns): boolean => Object.values(columns).some((column) => texts[column] !== '');

function licenseOf(texts: Texts, named: NamedThings, today: CalendarDay | null): Read<FileLicense> {
  const products = productsOf(texts.products, named);
  const runs = texts.start !== '' || texts.end !== '';
  const said = {
    name: texts.license,
    max_users: texts.seats === '' ? null : seatsOf(texts.seats),
    products: products ?? [],
    is_gmetrix: false,
    ...unsaid(licenseTexts),
    price: texts.price,
    currency: texts.currency.toUpperCase() || null,
    notes: null,
  };
  // Without a time zone there is no day to hold the days of the license against.
  const facts: LicenseFacts = { today: today ?? '', license: null, anySize: named.anySize };
  const days = { activation_date: dayOf(texts.start), expiry_date: dayOf(texts.end) };
  const { data, faults } =
    runs && today !== null
      ? read(licenseSchema(facts), { ...said, ...days }, licenseFields)
      : read(quoteSchema(facts), said, licenseFields);
  const all =
    products === null
      ? [...faults.filter(({ column }) => column !== 'products'), unknownIn(texts, 'products')]
      : faults;
  return { data: data && { ...noDays, ...data }, faults: all };
}

const noDays = { activation_date: null, expiry_date: null };

/** The day in a cell: a workbook keeps days as their numbers from the end of 1899. */
function dayOf(text: string): CalendarDay {
  const typed = latinDigits(text);
  const [day = typed] = /^\d{4}-\d\d-\d\d(?=T00:00)/.exec(typed) ?? [];
  return /^\d{5}$/.test(day) ? daysLater('1899-12-30', Number(day)) : day;
}

function seatsOf(text: string): number {
  const typed = latinDigits(text);
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The products that a cell names, one or several behind semicolons; null where one is not known, or not by its name alone. */
function productsOf(text: string, { products }: NamedThings): readonly string[] | null {
  const names = productNames(text);
  const ids = names.flatMap((name) => {
    const found = products.get(name) ?? [];
    return found.length === 1 ? found : [];
  });
  return ids.length === names.length ? ids : null;
}

/** The names of products in a cell, in lower case. */
export const productNames = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
