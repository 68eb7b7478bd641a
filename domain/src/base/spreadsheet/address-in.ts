/** What other programs write in a cell with an address: a name before it (`Ada Aas <ada@school.example>`), or a link (`mailto:`). */
const partsOf = (cell: string): { readonly before: string; readonly address: string } => {
  const [, before = '', address = cell] = /^([^<>]*)<([^<>]+)>$/.exec(cell) ?? [];
  return { before: before.trim(), address: address.trim() };
};

/** The address in a cell, without the name before it. */
export const addressIn = (cell: string): string =>
  partsOf(cell)
    .address.replace(/^mailto:/i, '')
    .replace(/\?.*$/, '');

/** Whether a cell has the look of an address. */
export const isAddress = (cell: string): boolean => /^[^\s@]+@[^\s@]+$/.test(addressIn(cell));

/** The name before an address, without its quotation marks; empty where there is none, or an address once more. */
export function nameBefore(cell: string): string {
  const { before } = partsOf(cell);
  const name = before.replace(/^(["'])(.*)\1$/, '$2').trim();
  return name.includes('@') ? '' : name;
}
