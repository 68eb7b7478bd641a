import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { startEmbeddedDatabase } from '../src/base/database/embedded/embedded.ts';
import { schema } from '../src/schema.ts';
import { writeSchemaPages } from './schema-pages/write-schema-pages.ts';

// Writes what is generated from the code: the printed schema, and of a freshly migrated database the types of its tables
// and the pages that describe it.
const root = join(import.meta.dirname, '../..');
const into = process.env['GENERATE_INTO'] ?? root;
writeFileSync(join(into, 'server/schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`);

const folder = mkdtempSync(join(tmpdir(), 'lectern-generate-'));
const database = await startEmbeddedDatabase(folder, ['fsync=off']);
try {
  await writeSchemaPages(database.url, join(into, 'docs/schema'));
  const mapping = { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'number' };
  const options = Object.entries({
    url: database.url,
    dialect: 'postgres',
    'log-level': 'error',
    'out-file': join(into, 'server/src/base/database/types.ts'),
    'type-mapping': JSON.stringify(mapping),
    'exclude-pattern': 'public.migrations',
  }).flatMap(([name, value]) => [`--${name}`, value]);
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/kysely-codegen'), ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
