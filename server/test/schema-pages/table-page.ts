import type { Constraint, Schema, Table } from './read-schema.ts';
import { code, migrationLink, tableOf } from './markdown.ts';

export type About = {
  readonly words: string;
  readonly migrations: readonly string[];
};

/** The page of one table. */
export function tablePage(table: Table, { tables, types }: Schema, { words, migrations }: About): string {
  const keys = table.constraints.filter(({ kind }) => kind === 'f');
  const rules = table.constraints.filter(({ kind }) => kind !== 'f');
  const referring = tables.flatMap((other) =>
    other.constraints
      .filter(({ refersTo }) => refersTo === table.name)
      .map((key) => [linkTo(other.name), columnsOf(key), code(key.name), ending(key)]),
  );
  return [
    `# ${table.name}`,
    words,
    changes(migrations),
    table.shows === null ? '' : `A view:\n\n\`\`\`sql\n${table.shows.trim()}\n\`\`\``,
    '## Columns',
    tableOf(['Column', 'Type', 'Null', 'Default', 'Note'], table.columns.map(columnRow(types))),
    ...section('Primary key and constraints', ['Name', 'Says'], rules.toSorted(primaryFirst).map(namedRow)),
    ...section(
      'Refers to',
      ['Table', 'By', 'Constraint', ''],
      keys.map((key) => [linkTo(key.refersTo ?? ''), columnsOf(key), code(key.name), ending(key)]),
    ),
    ...section('Is referred to by', ['Table', 'By', 'Constraint', ''], referring),
    ...section(
      'Indexes beside those of constraints',
      ['Name', 'On'],
      table.indexes.map(({ name, says }) => [code(name), code(indexOf(says))]),
    ),
    ...section(
      'Triggers',
      ['Name', 'When', 'Calls'],
      table.triggers.map(({ name, says, calls }) => [
        code(name),
        code(whenOf(says)),
        `[${calls}](functions.md#${calls})`,
      ]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const columnRow =
  (types: Schema['types']) =>
  ({ name, type, nullable, value, generated, comment }: Table['columns'][number]): string[] => [
    code(name),
    types.some((one) => one.name === type) ? `[${type}](README.md#enumerated-types)` : type,
    nullable ? 'yes' : 'no',
    generated || value === null ? '' : code(value),
    [generated ? `always ${code(value ?? '')}` : '', comment ?? ''].filter((note) => note !== '').join('; '),
  ];

const changes = (migrations: readonly string[]): string => {
  const [made = '', ...later] = migrations.map(migrationLink);
  const last = later.at(-1);
  return `Made by ${made}, ${last === undefined ? 'not changed since' : `last changed by ${last}`}.`;
};

const section = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [`## ${title}`, tableOf(heads, rows)];

const primaryFirst = (a: Constraint, b: Constraint): number => Number(b.kind === 'p') - Number(a.kind === 'p');

const namedRow = ({ name, says }: { name: string; says: string }): string[] => [code(name), code(says)];

const linkTo = (table: string): string => `[${table}](${table}.md)`;

const columnsOf = ({ says }: Constraint): string => code(/\(([^)]*)\)/.exec(says)?.[1] ?? '');

/** What a foreign key says beside its columns, such as what a deletion does. */
const ending = ({ says }: Constraint): string => code(/REFERENCES [^)]*\) ?(.*)$/.exec(says)?.[1] ?? '');

const indexOf = (says: string): string =>
  says.replace(/^CREATE (UNIQUE )?INDEX \S+ ON \S+ USING (?:btree )?/, (_all, unique = '') => unique.toLowerCase());

const whenOf = (says: string): string =>
  says
    .replace(/^CREATE (CONSTRAINT )?TRIGGER \S+ /, '')
    .replace(/ ON \S+/, '')
    .replace(/ EXECUTE FUNCTION .*$/, '');
