/** The three kinds of study material, by their names in addresses. */
export const materialKinds = ['e-book', 'quickdeck', 'quickclip'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** The kind of study material an address of the library asks for; all of them where it asks for none. */
export function librarySearch(search: Record<string, unknown>): { kind?: MaterialKind } {
  const kind = materialKinds.find((one) => one === search['kind']);
  return kind ? { kind } : {};
}
