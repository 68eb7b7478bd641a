import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { institutionColumns, type InstitutionColumn } from './institution-columns.ts';
import { institutionsDifference, type InstitutionsState } from './institutions-difference.ts';
import { placesOf } from './places.ts';
import { readInstitutions, type InstitutionRow } from './read-institutions.ts';

const product = '00000000-0000-4000-8000-000000000001';
const manager = '00000000-0000-4000-8000-000000000002';
const countries = [
  { country_code: 'NO', country_name: 'Norway', states: [] },
  {
    country_code: 'US',
    country_name: 'United States',
    states: [
      { state_code: 'TX', state_name: 'Texas' },
      { state_code: 'NY', state_name: 'New York' },
    ],
  },
  { country_code: 'ES', country_name: 'Spain', states: [] },
];
const state: InstitutionsState = {
  ...placesOf(countries),
  zones: new Map(
    ['Europe/Oslo', 'America/Chicago', 'America/New_York', 'Europe/Madrid'].map((name) => [
      name.toLowerCase(),
      { name, today: '2026-03-01' },
    ]),
  ),
  managers: new Map([['sam@lectern.test', manager]]),
  products: new Map([
    ['devices', [product]],
    ['twins', [product, manager]],
  ]),
  there: [{ name: 'Harbour School', country_code: 'NO', state_code: null, city: 'Bergen' }],
  anySize: false,
};

const emptyTexts = Object.fromEntries(institutionColumns.map((column) => [column, ''])) as Record<
  InstitutionColumn,
  string
>;
const basics = { name: 'Northfield', country: 'Norway', city: 'Oslo', time_zone: 'Europe/Oslo' };
const row = (texts: Partial<Record<InstitutionColumn, string>>, line = 2): InstitutionRow => ({
  line,
  fault: null,
  texts: { ...emptyTexts, ...basics, ...texts },
});
const only = (texts: Partial<Record<InstitutionColumn, string>>) => institutionsDifference([row(texts)], state)[0];
const wrong = (texts: Partial<Record<InstitutionColumn, string>>) =>
  only(texts)?.faults.map(({ column, issue }) => `${column} ${issue.code}`);

describe('a row of a file with institutions', () => {
  it.each(['Norway', 'NO', 'no', 'Noruega', 'النرويج', 'Norwegen', 'NORVÈGE'])('names its country as %j', (country) => {
    expect(only({ country })?.made?.institution.country_code).toBe('NO');
  });

  it.each(['USA', 'U.S.A.', 'United States of America', 'Vereinigte Staaten'])(
    'names the same country as %j',
    (country) => {
      expect(only({ country, state: 'TX' })?.made?.institution.country_code).toBe('US');
    },
  );

  it.each(['Texas', 'tx'])('names its state as %j', (text) => {
    expect(only({ country: 'US', state: text })?.made?.institution.state_code).toBe('TX');
  });

  it.each([
    ['Norway', '', 'Europe/Oslo'],
    ['US', 'TX', 'America/Chicago'],
    ['US', 'New York', 'America/New_York'],
    ['Spain', '', null],
  ])('has the zone of its place where it says none: %s, %s', (country, said, zone) => {
    expect(only({ country, state: said, time_zone: '' })?.made?.institution.time_zone ?? null).toBe(zone);
  });

  it('makes the institution alone, with a quote, or with a license that runs, and invites an administrator', () => {
    expect(only({})).toMatchObject({ kind: 'NEW', made: { license: null, administrator: null } });
    const quote = { license: 'First', seats: '١٠٠', products: 'Devices', price: '1200,5', currency: 'eur' };
    expect(only(quote)?.made?.license).toMatchObject({
      products: [product],
      max_users: 100,
      price: '1200.50',
      currency: 'EUR',
      activation_date: null,
    });
    const person = { admin_email: 'Ada@School.test', admin_first_name: 'Ada', admin_last_name: 'Byron' };
    expect(
      only({ ...quote, ...person, start: '٢٠٢٦-٠٣-٠١', end: '٤٦٤٤٧', sales_manager: 'SAM@lectern.test' }),
    ).toMatchObject({
      kind: 'NEW',
      made: {
        institution: { sales_manager_id: manager },
        license: { activation_date: '2026-03-01', expiry_date: '2027-03-01' },
        administrator: { email: 'ada@school.test', role: 'CENTER_ADMIN' },
      },
    });
  });

  it('names its administrator before the address where no column does', () => {
    expect(only({ admin_email: 'Ada Aas <ada@school.test>' })?.made?.administrator).toMatchObject({
      email: 'ada@school.test',
      first_name: 'Ada',
      last_name: 'Aas',
    });
  });

  it.each([
    [
      { name: '', country: 'Atlantis', time_zone: 'Mars' },
      ['name REQUIRED', 'country WRONG_SHAPE', 'time_zone WRONG_SHAPE'],
    ],
    [{ country: 'US', state: 'Oslo' }, ['state NOT_A_STATE']],
    [{ country: 'US', state: '', time_zone: 'America/Chicago' }, ['state REQUIRED']],
    [{ country: 'NO', state: 'Texas' }, ['state NOT_A_STATE']],
    [{ country: 'NO', state: 'x'.repeat(11) }, ['state NOT_A_STATE']],
    [{ license: 'A' }, ['seats REQUIRED', 'products REQUIRED']],
    [{ admin_first_name: 'Ada' }, ['admin_email REQUIRED']],
    [{ sales_manager: 'nobody@lectern.test' }, ['sales_manager WRONG_SHAPE']],
    [{ seats: '100' }, ['license REQUIRED', 'products REQUIRED']],
    [{ license: 'A', seats: 'many', products: 'Devices; Nothing' }, ['seats WRONG_SHAPE', 'products WRONG_SHAPE']],
    [
      { license: 'A', seats: '7', products: 'Twins', price: '5' },
      ['seats WRONG_SHAPE', 'products WRONG_SHAPE', 'currency REQUIRED'],
    ],
    [{ license: 'A', seats: '1', products: 'Devices', start: '2026-02-28' }, ['start DAY_PASSED', 'end REQUIRED']],
    [
      { license: 'A', seats: '1', products: 'Devices', start: 'soon', end: '2026-03-02' },
      ['start NOT_A_DAY', 'end TOO_SOON'],
    ],
    [{ admin_email: 'nobody' }, ['admin_email NOT_AN_EMAIL', 'admin_first_name REQUIRED']],
  ])('with %j is told all that is wrong', (texts, faults) => {
    expect(wrong(texts)).toEqual(faults);
    expect(only(texts)).toMatchObject({ kind: 'WRONG', made: null });
  });
});

describe('countries', () => {
  it.each([
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['USA', 'US'],
    ['Czech Republic', 'CZ'],
    ["Cote d'Ivoire", 'CI'],
    ['Türkiye', 'TR'],
    ['Deutschland', 'DE'],
    ['South Korea', 'KR'],
  ])('are known by names that people use: %j', (name, code) => {
    const all = ['CI', 'CZ', 'DE', 'GB', 'KR', 'TR', 'US'].map((country_code) => ({
      country_code,
      country_name: country_code,
      states: [],
    }));
    const known = institutionsDifference([row({ country: name })], { ...state, ...placesOf(all) });
    expect(known[0]?.made?.institution.country_code ?? known[0]?.faults).toBe(code);
  });
});

describe('the difference of a file with institutions', () => {
  it('makes each name at a place once, and none that is there', () => {
    const name = fc.constantFrom('Northfield', 'NORTHFIELD', 'harbour school', 'Lakeside');
    const rows = fc.array(
      fc.record({ name, city: fc.constantFrom('Oslo', 'bergen', ''), seats: fc.constantFrom('', '', 'x') }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const lines = institutionsDifference(
          all.map((texts, at) => row(texts, at + 2)),
          state,
        );
        expect(lines.map(({ line }) => line)).toEqual(all.map((_, at) => at + 2));
        const made = lines.flatMap((line) =>
          line.made ? [`${line.name} ${line.made.institution.city}`.toLowerCase()] : [],
        );
        expect(new Set(made).size).toBe(made.length);
        expect(made).not.toContain('harbour school bergen');
        for (const line of lines) {
          expect(line.kind === 'NEW').toBe(line.made !== null);
          expect(line.kind === 'WRONG').toBe(line.faults.length > 0);
          const key = `${line.name} ${all[line.line - 2]?.city || null}`.toLowerCase();
          expect(line.kind !== 'TWICE' || made.includes(key)).toBe(true);
        }
      }),
    );
  });
});

describe('a table with institutions', () => {
  const table = (...lines: readonly (readonly string[])[]) => lines.map((cells, at) => ({ line: at + 1, cells }));

  it('has columns by their heads in any order, and names those that are not read', () => {
    expect(
      readInstitutions(table(['Zona horaria', 'País', 'Notes', 'Nombre'], ['Europe/Oslo', 'NO', 'x', 'A'])),
    ).toMatchObject({
      unknown: ['Notes'],
      rows: [{ line: 2, texts: { name: 'A', country: 'NO', time_zone: 'Europe/Oslo', seats: '' } }],
    });
  });

  it.each([
    ["Prénom de l'administrateur", "Nom de l'administrateur", "E-mail de l'administrateur"],
    ['Vorname des Administrators', 'Name des Administrators', 'Administrator-E-Mail'],
    ['Admin name', 'Administrator surname', 'Admin email'],
  ])('has administrators under %j, %j and %j', (admin_first_name, admin_last_name, admin_email) => {
    const heads = ['Name', 'Country', admin_email, admin_last_name, admin_first_name];
    expect(readInstitutions(table(heads, ['A', 'NO', 'ada@x.test', 'Aas', 'Ada']))).toMatchObject({
      unknown: [],
      rows: [{ texts: { admin_first_name: 'Ada', admin_last_name: 'Aas', admin_email: 'ada@x.test' } }],
    });
  });

  it('has countries, time zones and administrators by what stands under heads that nobody knows', () => {
    const rows = [
      ['A', '7', 'CA', 'Noruega', 'Europe/Oslo', 'Ada Aas <ada@x.test>'],
      ['B', '8', 'IN', 'United States', 'America/Chicago', ''],
    ];
    expect(readInstitutions(table(['School', 'Id', 'Region', 'Where', 'Clock', 'Whom'], ...rows))).toMatchObject({
      unknown: ['Id', 'Region'],
      rows: [
        { texts: { country: 'Noruega', time_zone: 'Europe/Oslo', admin_email: 'Ada Aas <ada@x.test>', seats: '' } },
        { texts: { country: 'United States', time_zone: 'America/Chicago', state: '' } },
      ],
    });
  });

  it.each([
    [['Country', 'Time zone'], 'NO_NAME_COLUMN'],
    [['Name', 'Time zone'], 'NO_COUNTRY_COLUMN'],
  ])('with the columns %j alone is refused: %s', (heads, problem) => {
    expect(readInstitutions(table(heads, ['a', 'b'])).problem).toBe(problem);
  });

  it('of more than 1,000 rows is refused', () => {
    const rows = Array.from({ length: 1001 }, (_, at) => [`A${at}`, 'NO', 'Europe/Oslo']);
    expect(readInstitutions(table(['Name', 'Country', 'Time zone'], ...rows)).problem).toBe('TOO_MANY_ROWS');
  });
});
