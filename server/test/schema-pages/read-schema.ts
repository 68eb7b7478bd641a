import type pg from 'pg';

/** A database as it describes itself: tables, functions, enumerated types. */
export type Schema = {
  readonly tables: readonly Table[];
  readonly functions: readonly Procedure[];
  readonly types: readonly { readonly name: string; readonly values: readonly string[] }[];
};

/** `shows` is the statement of a view. */
export type Table = {
  readonly name: string;
  readonly shows: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly indexes: readonly Named[];
  readonly triggers: readonly (Named & { readonly calls: string })[];
};

export type Column = {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly value: string | null;
  readonly generated: boolean;
  readonly comment: string | null;
};

/** `kind` is PostgreSQL's: p(rimary), u(nique), c(heck), f(oreign). */
export type Constraint = Named & { readonly kind: string; readonly refersTo: string | null };

export type Procedure = {
  readonly name: string;
  readonly takes: string;
  readonly returns: string;
  readonly body: string;
};

type Named = { readonly name: string; readonly says: string };

/** Reads the schema `public`, without what migrations and extensions keep there. */
export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const { rows } = await client.query<{ schema: Schema }>(statement);
  return rows[0]!.schema;
}

const statement = `select json_build_object(
  'tables', (select coalesce(json_agg(json_build_object(
    'name', t.relname,
    'shows', case relkind when 'v' then pg_get_viewdef(t.oid) end,
    'columns', (select json_agg(json_build_object(
        'name', attname,
        'type', format_type(atttypid, atttypmod),
        'nullable', not attnotnull,
        'value', case attidentity when '' then pg_get_expr(adbin, adrelid) else 'its own number' end,
        'generated', attgenerated <> '',
        'comment', col_description(attrelid, attnum)
      ) order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = t.oid and attnum > 0 and not attisdropped),
    'constraints', (select coalesce(json_agg(json_build_object(
        'name', conname, 'says', pg_get_constraintdef(oid), 'kind', contype,
        'refersTo', (select relname from pg_class where oid = confrelid)
      ) order by conname), '[]')
      from pg_constraint where conrelid = t.oid and contype in ('p', 'u', 'c', 'f', 'x')),
    'indexes', (select coalesce(json_agg(json_build_object(
        'name', i.relname, 'says', pg_get_indexdef(i.oid)) order by i.relname), '[]')
      from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = t.oid and not exists (select from pg_constraint where conindid = i.oid and conrelid = t.oid)),
    'triggers', (select coalesce(json_agg(json_build_object(
        'name', tgname, 'says', pg_get_triggerdef(oid),
        'calls', (select proname from pg_proc where oid = tgfoid)) order by tgname), '[]')
      from pg_trigger where tgrelid = t.oid and not tgisinternal)
  ) order by t.relname), '[]')
    from pg_class t where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'migrations'),
  'functions', (select coalesce(json_agg(json_build_object(
    'name', proname,
    'takes', pg_get_function_arguments(p.oid),
    'returns', pg_get_function_result(p.oid),
    'body', pg_get_functiondef(p.oid)
  ) order by proname, pg_get_function_arguments(p.oid)), '[]')
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')),
  'types', (select coalesce(json_agg(json_build_object('name', typname, 'values',
      (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = y.oid)) order by typname), '[]')
    from pg_type y where typnamespace = 'public'::regnamespace and typtype = 'e')
) as schema`;
