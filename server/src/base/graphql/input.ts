import { checkInput, type Schema } from '@lectern/domain/check-input.ts';
import { Refusal } from '@lectern/domain/refusal.ts';

/** The value in the shape a schema asks for; it refuses with INVALID, the first wrong field and what is wrong with it. */
export function parseInput<Output>(schema: Schema<Output>, value: unknown, prefix?: string): Output {
  const { data, issues } = checkInput(schema, value);
  if (!issues) return data;
  const [{ field: inside, ...issue }] = issues;
  const field = [prefix, inside].filter(Boolean).join('.');
  throw new Refusal('INVALID', { ...(field ? { field } : {}), issue });
}
