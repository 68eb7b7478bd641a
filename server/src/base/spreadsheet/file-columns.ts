import {
  headsToRemember,
  rememberedOf,
  type FileColumn,
  type SaidColumns,
} from '@lectern/domain/base/spreadsheet/said-columns.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { builder } from '../graphql/builder.ts';

/** A column of a file as it was read. */
export const FileColumnRef = builder.objectRef<FileColumn>('FileColumn').implement({
  description: 'A column of a file that has a head or anything below.',
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Where it stands, from 0.' }),
    head: t.exposeString('head', { description: 'What heads it; empty where nothing does.' }),
    example: t.exposeString('example', { description: 'The first text below, its first 60 letters.' }),
    name: t.exposeString('name', { nullable: true, description: 'What it is read as; null where it is not read.' }),
  }),
});

/** What a column is to be read as. */
export const FileColumnInput = builder.inputType('FileColumnInput', {
  description: 'What a column of a file is to be read as.',
  fields: (t) => ({
    name: t.string({ description: 'What it holds: a name such as those of `FileColumn`.' }),
    column: t.int({ description: 'Where it stands, from 0.' }),
  }),
});

/** An index finds these heads, as it does not find what `is not distinct from` a value. */
const isOf = (institutionId: string | null) =>
  institutionId === null ? sql`institution_id is null` : sql`institution_id = ${institutionId}`;

/** What is chosen for the columns of a file, each that is read; nothing where their heads say it. */
export type ChosenColumns = readonly { readonly name: string; readonly column: number }[] | null | undefined;

/** What is said of the columns of a file for an institution, or for none; it refuses a name that no column of the kind has. */
export async function saidColumns<Name extends string>(
  db: Database,
  institutionId: string | null,
  names: readonly Name[],
  chosen: ChosenColumns,
): Promise<SaidColumns<Name>> {
  const { rows } = await sql<{ head: string; name: string | null }>`/* file-heads */
    select head, name from file_heads where ${isOf(institutionId)}`.execute(db);
  return {
    remembered: rememberedOf(rows, names),
    chosen:
      chosen?.map(({ name, column }) => {
        const known = names.find((one) => one === name);
        if (known === undefined || column < 0) throw new Refusal('INVALID', { field: 'columns' });
        return { name: known, column };
      }) ?? null,
  };
}

/** As many heads are remembered for an institution: those of the last files. */
const mostHeads = 300;

/** Remembers what the heads of a file mean whose columns somebody has chosen. */
export async function rememberColumns(
  db: Database,
  institutionId: string | null,
  columns: readonly FileColumn[],
): Promise<void> {
  await sql`/* remember-heads */ insert into file_heads (institution_id, head, name)
    select ${institutionId}::uuid, x.head, x.name
    from jsonb_to_recordset(${JSON.stringify(headsToRemember(columns))}::jsonb) as x (head text, name text) order by x.head
    on conflict on constraint file_heads_unique do update set name = excluded.name, kept_on = excluded.kept_on`.execute(
    db,
  );
  await sql`/* forget-heads */ delete from file_heads where ${isOf(institutionId)}
    and head not in (select head from file_heads where ${isOf(institutionId)}
      order by kept_on desc, head limit ${mostHeads})`.execute(db);
}
