import { forEach, namesOf } from '../../base/entity/entity-text.ts';
import { institutionTexts } from '../../base/entity/institution.ts';
import type { Column } from '../../base/spreadsheet/column.ts';
import { isAddress } from '../../base/spreadsheet/address-in.ts';
import { lettersOf } from '../../base/spreadsheet/letters-of.ts';
import { hasPart } from '../../base/spreadsheet/name-parts.ts';
import { zonedCountries } from '../institution/country-zones.ts';
import { placesOf } from './places.ts';

/** What a column of a file with institutions can hold. */
export const institutionColumns = [
  'name',
  'country',
  'state',
  ...namesOf(institutionTexts),
  'time_zone',
  'sales_manager',
  'license',
  'seats',
  'products',
  'price',
  'currency',
  'start',
  'end',
  'admin_email',
  'admin_first_name',
  'admin_last_name',
] as const;
export type InstitutionColumn = (typeof institutionColumns)[number];

const heads: Readonly<Record<InstitutionColumn, readonly string[]>> = {
  name: ['Name', 'Institution', 'Institution name', 'School', 'Nombre', 'Institución', 'Centro', 'الاسم', 'المؤسسة'],
  country: ['Country', 'País', 'البلد', 'الدولة'],
  state: ['State', 'State/Province', 'Province', 'Estado', 'Provincia', 'Estado o provincia', 'الولاية', 'المقاطعة'],
  ...forEach(institutionTexts, (_, text) => text.heads),
  time_zone: ['Time zone', 'Zona horaria', 'المنطقة الزمنية'],
  sales_manager: [
    'Sales manager',
    'Sales manager email',
    'Gestor comercial',
    'Correo del gestor comercial',
    'مدير المبيعات',
    'بريد مدير المبيعات',
  ],
  license: [
    'License',
    'License name',
    'Licence',
    'Licence name',
    'Licencia',
    'Nombre de la licencia',
    'الترخيص',
    'اسم الترخيص',
  ],
  seats: ['Seats', 'Number of seats', 'Plazas', 'Número de plazas', 'المقاعد', 'عدد المقاعد'],
  products: ['Products', 'Product', 'Productos', 'Producto', 'المنتجات', 'المنتج'],
  price: ['Price', 'Precio', 'السعر'],
  currency: ['Currency', 'Moneda', 'العملة'],
  start: ['Start', 'Start date', 'Activation date', 'Inicio', 'Fecha de inicio', 'البداية', 'تاريخ البداية'],
  end: ['End', 'End date', 'Expiry date', 'Fin', 'Fecha de fin', 'النهاية', 'تاريخ النهاية'],
  admin_email: [
    'Administrator email',
    'Admin email',
    "Administrator's email",
    'Correo del administrador',
    'Correo de la administradora',
    'Correo electrónico del administrador',
    "E-mail de l'administrateur",
    "Adresse électronique de l'administrateur",
    'E-Mail des Administrators',
    'Administrator-E-Mail',
    'E-mail do administrador',
    "E-mail dell'amministratore",
    'E-mail beheerder',
    'بريد المدير',
  ],
  admin_first_name: [
    'Administrator first name',
    'Admin first name',
    "Administrator's first name",
    'Administrator given name',
    'Nombre del administrador',
    'Nombre de la administradora',
    "Prénom de l'administrateur",
    'Vorname des Administrators',
    'Voornaam beheerder',
    'اسم المدير',
  ],
  admin_last_name: [
    'Administrator last name',
    'Admin last name',
    "Administrator's last name",
    'Administrator surname',
    'Apellidos del administrador',
    'Apellidos de la administradora',
    'Nachname des Administrators',
    'Achternaam beheerder',
    'Sobrenome do administrador',
    "Cognome dell'amministratore",
    'اسم عائلة المدير',
  ],
};

/** The words for a name of an administrator, of the other part beside a column that has one part. */
const nameHeads: readonly string[] = [
  'Administrator name',
  'Admin name',
  "Administrator's name",
  "Nom de l'administrateur",
  'Name des Administrators',
  'Nome do administrador',
  "Nome dell'amministratore",
  'Naam beheerder',
];
const besides: Partial<Record<InstitutionColumn, InstitutionColumn>> = {
  admin_first_name: 'admin_last_name',
  admin_last_name: 'admin_first_name',
};

/** The names of countries, made when they are first asked for. */
let countryNames: ReadonlyMap<string, string> | null = null;

/** Whether a text is the name of a country. Two letters may be a state, or a word. */
function isCountry(text: string): boolean {
  countryNames ??= placesOf(
    zonedCountries.map((code) => ({ country_code: code, country_name: code, states: [] })),
  ).countries;
  const letters = lettersOf(text);
  return letters.length > 2 && countryNames.has(letters);
}

/** What tells a column by what stands in it. Days and numbers tell none: a school has others than those of a license. */
const looks: Partial<Record<InstitutionColumn, (text: string) => boolean>> = {
  country: isCountry,
  time_zone: (text) =>
    /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w+/-]+$/i.test(text),
  admin_email: isAddress,
};

const required: ReadonlySet<InstitutionColumn> = new Set(['name', 'country']);

/** The columns of such a file: what the form of an institution asks for has to be among them. */
export const institutionHeads = Object.fromEntries(
  institutionColumns.map((column) => {
    const [beside, isLike] = [besides[column], looks[column]];
    return [
      column,
      {
        heads: heads[column],
        isRequired: required.has(column),
        ...(isLike ? { isLike } : {}),
        ...(beside ? { beside: { column: beside, heads: nameHeads, unless: hasPart } } : {}),
      },
    ];
  }),
) as Readonly<Record<InstitutionColumn, Column>>;
