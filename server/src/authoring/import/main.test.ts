import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { curriculum, type Files } from '../../../test/curriculum.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { startEmbeddedDatabase } from '../../base/database/embedded/embedded.ts';

const place = mkdtempSync(join(tmpdir(), 'lectern-import-main-'));
const main = join(import.meta.dirname, 'main.ts');
afterAll(() => rmSync(place, { recursive: true, force: true }));

function written(name: string, files: Files): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(place, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(place, name);
}

/** Runs the importer as a person does and returns what they read. */
function run(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; said: string; failed: string }> {
  const { INIT_CWD: _npm, NODE_ENV: _vitest, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      [main, ...words],
      { cwd: place, env: { ...env, DATA_DIR: join(place, 'data'), ...variables } },
      (error, said, failed) => done({ code: error ? Number(error.code) : 0, said, failed }),
    );
  });
}

describe('npm run import', () => {
  it.each([
    [[], /^Name the curriculum folder to import\.\nUsage: npm run import -- FOLDER/],
    [['a', 'b'], /^Only one folder/],
    [['a', '--speed'], /^Unknown option '--speed'/],
    [['a', '--group', 'Evening'], /^--group opens a group with the published course, so it needs --publish\./],
    [['nowhere'], /^There is no folder .*nowhere\.$/m],
  ])('says in plain words what is wrong with %j', async (words, sentence) => {
    const { code, failed, said } = await run(words, { DATABASE_URL: 'postgres://127.0.0.1:9/none' });
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(failed).toMatch(sentence);
    expect(failed).not.toContain('    at ');
  });

  it('imports a folder, keeps the whole report in the data folder, and changes nothing the second time', async () => {
    const DATABASE_URL = await cloneDatabase();
    const folder = written('gardening', curriculum());
    const first = await run([folder], { DATABASE_URL });
    expect(first.failed).toBe('Pictures …\nLessons …\nWriting …\n');
    expect(first.code).toBe(0);
    const file = /Every item by itself: (.*)/.exec(first.said)?.[1] ?? '';
    expect(readFileSync(join(place, file), 'utf8')).toContain('  made      lesson 1, e-book page: The probe');
    const second = await run([folder], { DATABASE_URL });
    expect(second.said).toContain('Nothing has changed since the last import.');
  });

  it('writes nothing for a folder that is no curriculum', async () => {
    const { code, failed } = await run([written('recipes', { 'soups/leek.md': 'Leek' })], {
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
    });
    expect(code).toBe(1);
    expect(failed).toBe(
      'recipes is no curriculum: it has no numbered folder with the README.md of a lesson. Nothing was imported.\n',
    );
  });

  it('leaves a database of an older version to the server, which may be running', async () => {
    const DATABASE_URL = await cloneDatabase();
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query('delete from migrations where name = (select max(name) from migrations)');
    const { code, failed } = await run([written('older', curriculum())], { DATABASE_URL });
    expect(failed).toBe(
      'The database is of an older version. Start this version once with npm start, which brings it up to date, and import again.\n',
    );
    expect(code).toBe(1);
    expect((await client.query('select from products')).rowCount).toBe(0);
    await client.end();
  });

  it('works beside a running server on its database, and leaves that running', async () => {
    const DATA_DIR = join(place, 'served');
    const database = await startEmbeddedDatabase(DATA_DIR, ['fsync=off']);
    const server = new pg.Client({ connectionString: database.url });
    await server.connect();
    try {
      const { code, said, failed } = await run([written('beside', curriculum())], {
        DATA_DIR,
        OIDC_ISSUER: 'embedded',
      });
      expect({ code, failed }).toEqual({ code: 0, failed: 'Pictures …\nLessons …\nWriting …\n' });
      expect(said).toContain('2 lessons');
      const { rows } = await server.query('select name from lessons order by display_order');
      expect(rows).toEqual([{ name: 'Soil' }, { name: 'Pumps' }]);
    } finally {
      await server.end();
      await database.stop();
    }
    // Without a server the import starts the database and stops it again.
    const alone = await run([join(place, 'beside')], { DATA_DIR, OIDC_ISSUER: 'embedded' });
    expect(alone.said).toContain('Nothing has changed');
    await expect(new pg.Client({ connectionString: database.url }).connect()).rejects.toThrow(/ECONNREFUSED/);
  });
});
