import { searchForm } from '@lectern/domain/search/normal-form.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { howMany } from '../../test/deep.ts';
import { cloneDatabase } from '../../test/harness.ts';
import { connect, type Database } from './connect.ts';

let db: Database;
beforeAll(async () => {
  db = connect({ url: await cloneDatabase(), connections: 1 });
});
afterAll(() => db.destroy());

const texts = howMany({ sample: 3000, deep: 100_000 });
it(`the database and the browser give ${texts} texts the same form`, async () => {
  // Letters that Unicode has had for some years: which of the newest have capitals is a matter of its edition.
  const letter = fc.oneof(
    fc.integer({ min: 1, max: 0x30ff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0x3400, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(..."aZ é'’ʼ´-–‑. @øŁßÆİIıأإآةىـيکءς王明한ﬁ①Å٣\u00ad\u200f"),
  );
  const said = fc.sample(fc.array(letter, { maxLength: 12 }).map((all) => all.join('')), { numRuns: texts, seed: 11 });
  const { rows } = await sql<{ form: string }>`select search_form(x) as form
    from unnest(${said}::text[]) with ordinality t (x, n) order by n`.execute(db);
  const other = said.flatMap((text, n) => (rows[n]?.form === searchForm(text) ? [] : [[text, rows[n]?.form, searchForm(text)]]));
  expect(other).toEqual([]);
});

it('an index finds people, invitations and institutions by a word, however short', async () => {
  await sql`set enable_seqscan = off; set enable_indexscan = off`.execute(db);
  const plan = async (table: string, form: string, kept: string, word: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from ${sql.table(table)}
      where ${sql.raw(form)} like ${sql.lit(`% ${word}%`)} and ${sql.raw(kept)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const word of ['ng', '王', 'garcia']) {
    expect(await plan('users', 'searched_name || searched_address', 'deleted_on is null', word)).toContain('users_search_index');
    expect(await plan('institutions', 'searched', 'deleted_on is null', word)).toContain('institutions_search_index');
    expect(await plan('invitations', 'searched', 'true', word)).toContain('invitations_search_index');
  }
});

const root = new URL('../../', import.meta.url).pathname;
const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !/\.(test|case)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));

it('every search finds by the one rule: what is searched for reaches `finds`, and no other comparison', () => {
  const others = sources.filter(({ source }) => /\bilike\b|~~\*|strpos\(|\bposition\(/.test(source));
  // Cookies and addresses, where nothing is searched for.
  expect(others.map(({ file }) => file)).toEqual([]);
  const searching = sources.filter(({ source }) => /^\s+search: t\.(arg\.)?string\(/m.test(source));
  expect(searching.length).toBeGreaterThan(10);
  const reached = (source: string): boolean => {
    if (/\bfinds\(/.test(source)) return true;
    // A list that others read too: the file beside it asks.
    return /import .*(read-renewals|expiring|asked-entries|audit-filter|renewal-filter)|AskedEntries/.test(source);
  };
  expect(searching.filter(({ source }) => !reached(source)).map(({ file }) => file)).toEqual([]);
});
