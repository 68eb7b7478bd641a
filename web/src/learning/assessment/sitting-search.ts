const attemptId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The finished sitting that an address asks to see; any other value asks for none. */
export function sittingSearch(search: Record<string, unknown>): { attempt?: string } {
  const { attempt } = search;
  return typeof attempt === 'string' && attemptId.test(attempt) ? { attempt } : {};
}
