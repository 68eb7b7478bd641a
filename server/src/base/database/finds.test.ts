import { searchForm } from '@lectern/domain/base/search/normal-form.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { howMany } from '../../../test/deep.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { searchedInPerson } from '../account/searched-in-person.ts';
import { connect, type Database } from './connect.ts';
import { findsByIndex } from './finds.ts';

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
    fc.constantFrom(...Array.from("aZ é'’ʼ´-–‑. @øŁßÆİIıأإآةىـيکءς王明한ﬁ①Å٣\u00ad\u200f")),
  );
  const said = fc.sample(
    fc.array(letter, { maxLength: 12 }).map((all) => all.join('')),
    { numRuns: texts, seed: inject('seed') },
  );
  const { rows } = await sql<{ form: string }>`select search_form(x) as form
    from unnest(${said}::text[]) with ordinality t (x, n) order by n`.execute(db);
  const other = said.flatMap((text, n) =>
    rows[n]?.form === searchForm(text) ? [] : [[text, rows[n]?.form, searchForm(text)]],
  );
  expect(other).toEqual([]);
});

it('the index of people finds a word, however short', async () => {
  await sql`insert into users (first_name, last_name, email, issuer, subject)
    select md5(n::text), md5((n * 7)::text), n || '@plain.test', 'https://plain.test', gen_random_uuid()
    from generate_series(1, 5000) n`.execute(db);
  await sql`analyze users`.execute(db);
  for (const word of ['ng', '王', 'garcia']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select u.id from users u
      where u.deleted_on is null and ${findsByIndex(searchedInPerson, word)}`.execute(db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search_index');
  }
});

it('the index keeps of each word what is looked for, whatever stands in it', async () => {
  const word = fc.stringMatching(/^[a-c1-3é王]{1,80}$/);
  const pairs = fc
    .sample(fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(), fc.nat()), {
      numRuns: 500,
      seed: inject('seed'),
    })
    .map(([all, at, length]) => {
      const from = all[at % all.length] ?? '';
      return { text: all.join(' '), search: from.slice(0, 1 + (length % from.length)) };
    });
  const { rows } = await sql<{ found: boolean }>`${sql.join(
    pairs.map(({ text, search }) => sql`select ${findsByIndex(sql`search_form(${text})`, search)} as found`),
    sql` union all `,
  )}`.execute(db);
  expect(pairs.filter((_, n) => !rows[n]?.found)).toEqual([]);
});

const root = new URL('../../../', import.meta.url).pathname;
const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !/\.(test|case)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));

it('every search finds by the one rule: what is searched for reaches `finds` or `findsByIndex`, and no other comparison', () => {
  const others = sources.filter(({ source }) => /\bilike\b|~~\*|strpos\(|\bposition\(/.test(source));
  expect(others.map(({ file }) => file)).toEqual([]);
  const searching = sources.filter(({ source }) => /^\s+search: t\.(arg\.)?string\(/m.test(source));
  expect(searching.length).toBeGreaterThan(10);
  const reached = (source: string): boolean => {
    if (/\bfinds(ByIndex)?\(/.test(source)) return true;
    // A list that others read too: the file beside it asks.
    return /import .*(read-renewals|expiring|asked-entries|audit-filter|renewal-filter)|AskedEntries/.test(source);
  };
  expect(searching.filter(({ source }) => !reached(source)).map(({ file }) => file)).toEqual([]);
});
