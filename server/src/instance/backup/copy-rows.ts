import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pieceBytes, type TableSums } from './backup-format.ts';

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

/** The rows of a table in pieces that are nearly as large as one may be, and what they came to. */
export type CopiedRows = {
  /** A piece lies in its buffer until the next but one is asked for, of this table or of one after it. */
  readonly pieces: AsyncIterable<Buffer>;
  /** Known once all were taken and the connection has answered something else since: only then the database has counted. */
  readonly sums: () => TableSums;
};

/** Begins to read tables one after the other, through two buffers in turn: while one is packed, the other is filled. */
export function openCopying(client: pg.ClientBase): (table: CopiedTable) => CopiedRows {
  const buffers = new PieceBuffers();
  return (table) => {
    const stream = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    const hash = createHash('sha256');
    let bytes = 0;
    async function* taken() {
      for await (const piece of inPieces(stream, buffers)) {
        hash.update(piece);
        bytes += piece.byteLength;
        yield piece;
      }
    }
    return { pieces: taken(), sums: () => ({ rows: stream.rowCount, bytes, sha256: hash.digest('hex') }) };
  };
}

class PieceBuffers {
  #filling = Buffer.allocUnsafeSlow(pieceBytes);
  #packed = Buffer.allocUnsafeSlow(pieceBytes);

  get filling(): Buffer {
    return this.#filling;
  }

  turn(): void {
    [this.#filling, this.#packed] = [this.#packed, this.#filling];
  }
}

async function* inPieces(rows: AsyncIterable<Buffer>, buffers: PieceBuffers): AsyncGenerator<Buffer> {
  let used = 0;
  for await (const chunk of rows) {
    for (let from = 0; from < chunk.byteLength;) {
      if (used === pieceBytes) {
        const piece = buffers.filling;
        buffers.turn();
        used = 0;
        yield piece;
      }
      const copied = chunk.copy(buffers.filling, used, from);
      from += copied;
      used += copied;
    }
  }
  if (used === 0) return;
  const last = buffers.filling.subarray(0, used);
  buffers.turn();
  yield last;
}
