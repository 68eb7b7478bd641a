import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Database } from './connect.ts';

/** The place of a value in a statement. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_values, name) => new Place(String(name)) });

/**
 * A statement of a hot screen: its text is put together once, and each run brings its own values, which `build` may
 * only put into the text, since it does not see them.
 */
export function statement<Values extends object, Row>(build: (values: Values) => RawBuilder<Row>) {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db: Database, values: Values): Promise<Row[]> => {
    compiled ??= build(places as Values).compile(db);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
