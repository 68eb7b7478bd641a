import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

// The baseline of a backup: a COPY of each table of a database, of which nothing is kept.
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows } = await client.query<{ name: string }>(
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
);
let bytes = 0;
for (const { name } of rows) {
  const nowhere = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.byteLength;
      done();
    },
  });
  await pipeline(client.query(copyTo(`copy public."${name}" to stdout`)), nowhere);
}
await client.end();
console.log(bytes);
