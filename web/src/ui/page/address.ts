/** What a value in an address means; undefined where it means nothing. */
type Reader<Value> = (given: unknown) => Value | undefined;

/**
 * Reads the parameters of an address by name. What a value cannot mean counts as left out, by name too: the router
 * hands on to a screen whatever an address says and nobody has read.
 */
export function searchOf<const Values extends Record<string, unknown>>(readers: {
  readonly [Name in keyof Values]: Reader<Values[Name]>;
}): (search: Record<string, unknown>) => { [Name in keyof Values]?: Values[Name] | undefined } {
  return (search) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as {
      [Name in keyof Values]?: Values[Name];
    };
}

/** One of these values. */
export const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

/** A whole number in a range. */
export const whole =
  (from: number, to: number): Reader<number> =>
  (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to ? given : undefined;

/** Words as somebody has typed them; the router takes those that look like a number for one. */
export const words: Reader<string> = (given) =>
  typeof given === 'number' ? String(given) : typeof given === 'string' && given !== '' ? given : undefined;

/** An id. */
export const id: Reader<string> = (given) => (typeof given === 'string' && given !== '' ? given : undefined);
