/** The page an address of an e-book asks for, by its id; the first one where it asks for none. */
export function ebookSearch(search: Record<string, unknown>): { page?: string } {
  const { page } = search;
  return typeof page === 'string' && page !== '' ? { page } : {};
}
