/**
 * What was typed, as the fields of a form take it: what has another shape than the fields have now, as in a copy of an
 * older version of the app, stays as the form has it.
 */
export function laidOver<Values extends Record<string, unknown>>(
  initial: Values,
  typed: Readonly<Record<string, unknown>>,
): Values {
  const fitting = Object.entries(typed).filter(([name, value]) => name in initial && fits(initial[name], value));
  return { ...initial, ...Object.fromEntries(fitting) };
}

/** Fields that may be empty hold null then, whatever they hold else. */
function fits(before: unknown, value: unknown): boolean {
  if (before === null || value === null) return true;
  return typeof before === typeof value && Array.isArray(before) === Array.isArray(value);
}
