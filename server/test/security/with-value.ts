/** A copy of variables with another value at a path such as data, 0, name; what is missing on the way is made. */
export function withValue(variables: unknown, [name = '', ...rest]: readonly string[], value: unknown): object {
  const copy: object = Array.isArray(variables) ? [...variables] : { ...(variables as object) };
  Reflect.set(copy, name, rest.length > 0 ? withValue(Reflect.get(copy, name), rest, value) : value);
  return copy;
}
