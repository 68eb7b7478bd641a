import { operations } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../harness.ts';
import { outputFields } from './key-fields.ts';

type Column = { readonly table: string; readonly column: string; readonly comment: string | null };

let columns: readonly Column[];

beforeAll(async () => {
  const { db } = await testServer();
  const { rows } = await sql<Column>`
    select t.relname as "table", a.attname as "column", col_description(t.oid, a.attnum) as comment
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  );
  columns = rows;
});

const isKey = ({ comment }: Column) => /^key\b/.test(comment ?? '');

describe('the columns that hold the keys of questions', () => {
  it('stand in tables of which every column says whether it is open or part of the key', () => {
    const tables = new Set(columns.filter(isKey).map(({ table }) => table));
    expect([...tables].toSorted()).toEqual(['answers', 'question_versions', 'questions']);
    const unsaid = columns.filter((one) => tables.has(one.table) && !isKey(one) && one.comment !== 'open');
    expect(unsaid.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('are shown only by fields that are declared to carry a part of the key', () => {
    const shownAs = columns.filter(({ comment }) => comment?.startsWith('key: '));
    const names = new Set(shownAs.map(({ column }) => column));
    const shown = outputFields.filter(({ name }) => names.has(name));
    const bare = shown.filter(({ earnedBy }) => earnedBy === undefined);
    expect(bare.map(({ address }) => address)).toEqual([]);
    expect(new Set(shown.map(({ name }) => name))).toEqual(names);
  });
});

describe('a field that carries a part of the key', () => {
  it('is protected by a rule of the policy', () => {
    const declared = outputFields.filter(({ earnedBy }) => earnedBy);
    expect(declared.filter(({ rule }) => !operations.includes(rule as never))).toEqual([]);
    expect(declared.length).toBeGreaterThanOrEqual(9);
  });
});
