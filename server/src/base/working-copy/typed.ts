import { Refusal } from '@lectern/domain/refusal.ts';

/** More is not sent to the server by a save either. */
const mostCharacters = 900_000;
const mostLevels = 10;

/** What stands in the fields of a form, out of its JSON; it refuses what is no object, too large, or nothing that a database keeps. */
export function typedOf(json: string): Readonly<Record<string, unknown>> {
  if (json.length > mostCharacters) throw new Refusal('TOO_LARGE');
  const typed = parsed(json);
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed) || !isPossible(typed, mostLevels))
    throw new Refusal('INVALID', { field: 'data.data' });
  return typed as Readonly<Record<string, unknown>>;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** No text with what PostgreSQL keeps in none, and nothing nested so deep that a reader gives up. */
function isPossible(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return (
    levels > 0 && Object.entries(value).every(([name, inner]) => isPossible(name, 1) && isPossible(inner, levels - 1))
  );
}
