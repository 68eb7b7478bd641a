const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The ids that stand anywhere in the arguments of a call, and whether it asks for its change to wait. */
export function namedIn(given: unknown): { readonly ids: readonly string[]; readonly later: boolean } {
  const ids = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isId.test(value)) ids.add(value.toLowerCase());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(given);
  type Asks = { readonly later?: boolean | null };
  const { where, later } = (given ?? {}) as Asks & { readonly where?: Asks | null };
  return { ids: [...ids], later: (where?.later ?? later) === true };
}
