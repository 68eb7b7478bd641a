import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import type { InstitutionColumn } from '@lectern/domain/business/institutions-file/institution-columns.ts';
import type { InstitutionFault } from '@lectern/domain/business/institutions-file/institution-of-row.ts';
import type {
  InstitutionLine,
  InstitutionLineKind,
} from '@lectern/domain/business/institutions-file/institutions-difference.ts';
import type { InstitutionsProblem } from '@lectern/domain/business/institutions-file/read-institutions.ts';
import type { ReadTable } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { ReadAs } from '../../base/spreadsheet/read-as.ts';
import {
  addFileFields,
  readFileAs,
  unreadFile,
  type FileDifference,
  type UnreadFile,
} from '../../base/spreadsheet/file-difference.ts';
import type { ComparedInstitutions } from './compare-institutions.ts';

/** What a file comes to, as the API shows it. */
export type DifferenceShape = FileDifference<InstitutionsProblem> & {
  readonly lines: readonly LineShape[];
  readonly unknown: readonly string[];
};

type LineShape = InstitutionLine & { readonly cells: readonly string[] };

/** The difference of a file that can be read. */
export const shownDifference = (
  { shown, lines }: ComparedInstitutions,
  reading: Pick<DifferenceShape, 'unknown'> & ReadAs & ReadTable,
): DifferenceShape => ({
  ...readFileAs(reading, shown),
  lines: lines.map((line) => ({ ...line, cells: line.kind === 'WRONG' ? (reading.cells.get(line.line) ?? []) : [] })),
  unknown: reading.unknown,
});

/** The difference of a file that cannot be read. */
export const unread = (reading: UnreadFile<InstitutionsProblem>): DifferenceShape => ({
  ...unreadFile(reading),
  lines: [],
  unknown: [],
});

const InstitutionsProblemRef = builder.enumType('InstitutionsProblem', {
  description: 'Why nothing of a file with institutions can be read.',
  values: {
    TOO_LARGE: { description: 'It has too many bytes, as it is sent or unpacked.' },
    KIND: { description: 'It is neither CSV nor XLSX.' },
    DAMAGED: { description: 'It is damaged.' },
    ENCODING: { description: 'It is no text in the encoding that was asked for.' },
    NO_ROWS: { description: 'Nothing stands below the heads of its columns.' },
    TOO_MANY_ROWS: { description: 'It has more than 1,000 rows.' },
    NO_NAME_COLUMN: { description: 'No column is headed as one of names.' },
    NO_COUNTRY_COLUMN: { description: 'No column is headed as one of countries.' },
  } satisfies Record<InstitutionsProblem, { description: string }>,
});

const InstitutionColumnRef = builder.enumType('InstitutionColumn', {
  description: 'A column of a file with institutions.',
  values: {
    name: { description: 'The name of the institution.' },
    country: { description: 'The country it is in.' },
    state: { description: 'The state or province it is in.' },
    ...forEach(institutionTexts, (_, { what }) => ({ description: `${what}.` })),
    time_zone: { description: 'The time zone in which its days begin.' },
    sales_manager: { description: 'The address of who looks after it.' },
    license: { description: 'The name of its license.' },
    seats: { description: 'The seats of the license.' },
    products: { description: 'The names of its products.' },
    price: { description: 'What the license is offered for.' },
    currency: { description: 'The currency of the price.' },
    start: { description: 'The first day of the license.' },
    end: { description: 'The day that the license ends on.' },
    admin_email: { description: 'The address of the first administrator.' },
    admin_first_name: { description: 'The first name of the first administrator.' },
    admin_last_name: { description: 'The last name of the first administrator.' },
  } satisfies Record<InstitutionColumn, { description: string }>,
});

const InstitutionLineKindRef = builder.enumType('InstitutionLineKind', {
  description: 'What becomes of a row of a file with institutions.',
  values: {
    NEW: { description: 'The institution is made.' },
    THERE: { description: 'An institution of this name is at this place already; nothing is done.' },
    TWICE: { description: 'A row before has the same name and place; nothing is done for this one.' },
    WRONG: { description: 'Something is wrong with it; nothing is done.' },
  } satisfies Record<InstitutionLineKind, { description: string }>,
});

const InstitutionFaultRef = builder.objectRef<InstitutionFault>('InstitutionFault').implement({
  description: 'What is wrong with a cell of a file with institutions.',
  fields: (t) => ({
    column: t.expose('column', { type: InstitutionColumnRef, description: 'The column that it stands in.' }),
    code: t.string({
      description: 'Why, from the closed list of what can be wrong; WRONG_SHAPE where it names nothing that is known.',
      resolve: ({ issue }) => issue.code,
    }),
    limit: t.int({
      nullable: true,
      description: 'The most or the least that its sentence names, if it names any.',
      resolve: ({ issue }) => ('maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : null),
    }),
  }),
});

const InstitutionLineRef = builder.objectRef<LineShape>('InstitutionLine').implement({
  description: 'A row of a file with institutions and what becomes of it.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the row in the file, from 1.' }),
    kind: t.expose('kind', { type: InstitutionLineKindRef, description: 'What becomes of it.' }),
    name: t.exposeString('name', { description: 'The name as the file says it.' }),
    place: t.exposeString('place', { description: 'City, state and country as the file says them.' }),
    faults: t.field({
      type: [InstitutionFaultRef],
      description: 'Everything that is wrong with it: of the institution, of its license, of its administrator.',
      resolve: ({ faults }) => [...faults],
    }),
    license: t.string({
      nullable: true,
      description: 'The name of the license that is made with it; null where there is none.',
      resolve: ({ made }) => made?.license?.name ?? null,
    }),
    seats: t.int({
      nullable: true,
      description: 'The seats of that license.',
      resolve: ({ made }) => made?.license?.max_users ?? null,
    }),
    runs: t.boolean({
      description: 'Whether that license runs; otherwise it is a quote.',
      resolve: ({ made }) => made?.license?.activation_date != null,
    }),
    cells: t.exposeStringList('cells', {
      description: 'Of a row that is WRONG its cells as the file has them; empty for others.',
    }),
    administrator: t.string({
      nullable: true,
      description: 'The address of the administrator who is invited; null where there is none.',
      resolve: ({ made }) => made?.administrator?.email ?? null,
    }),
  }),
});

/** What a file with institutions comes to. */
export const InstitutionsDifferenceRef = builder.objectRef<DifferenceShape>('InstitutionsDifference').implement({
  description: 'What a file with institutions makes, as things are now.',
  fields: (t) => ({
    problem: t.expose('problem', {
      type: InstitutionsProblemRef,
      nullable: true,
      description: 'Why nothing of the file can be read; null where it can.',
    }),
    lines: t.field({
      type: [InstitutionLineRef],
      description: 'Every row that is not empty, as the file has them; 1,000 at most.',
      resolve: ({ lines }) => [...lines],
    }),
    unknown: t.exposeStringList('unknown', { description: 'The heads of the columns that are not read.' }),
  }),
});
addFileFields(InstitutionsDifferenceRef);
