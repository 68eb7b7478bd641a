import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pieceBytes, type TableSums } from './backup-format.ts';
import { openRowSum } from './row-sum.ts';

/** A table of the schema with the columns that are copied: all but those that are generated. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table with its columns, as COPY names it. */
export const copyTarget = ({ name, columns }: CopiedTable): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** The tables whose rows belong into a backup, by name: all of ours but the list of migrations, which says what they fit. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migrations'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname order by c.relname`);
  return rows;
}

/** Lets a connection write values in one way, whatever the settings of the server are, and takes its clocks away. */
export async function settleCopying(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8'; set client_min_messages = warning;
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}

/** The rows of a table in pieces of a size that fits into memory, and what they came to once all were taken. */
export type CopiedRows = { readonly pieces: AsyncIterable<Buffer>; readonly sums: () => TableSums };

/** Begins to read the rows of a table. */
export function copyRows(client: pg.ClientBase, table: CopiedTable): CopiedRows {
  return summed(client.query(copyTo(`copy ${copyTarget(table)} to stdout`)));
}

/** The same over rows that come from elsewhere. */
export function summed(rows: AsyncIterable<Buffer>): CopiedRows {
  const hash = createHash('sha256');
  const sum = openRowSum();
  let bytes = 0;
  async function* taken() {
    for await (const piece of inPieces(rows)) {
      hash.update(piece);
      sum.add(piece);
      bytes += piece.byteLength;
      yield piece;
    }
  }
  return {
    pieces: taken(),
    sums: () => ({ rows: sum.rows(), bytes, sha256: hash.digest('hex'), fingerprint: sum.fingerprint() }),
  };
}

/** Puts what comes together to pieces that are nearly as large as one may be. */
async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.byteLength; from += pieceBytes) {
      const part = chunk.subarray(from, from + pieceBytes);
      if (bytes + part.byteLength > pieceBytes) {
        yield Buffer.concat(parts);
        [parts, bytes] = [[], 0];
      }
      parts.push(part);
      bytes += part.byteLength;
    }
  }
  if (bytes > 0) yield Buffer.concat(parts);
}
