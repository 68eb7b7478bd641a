/** The address in a cell: other programs write it as a link (`mailto:`) or behind a name (`Ada Aas <ada@school.example>`). */
export function addressIn(cell: string): string {
  const [, inBrackets = cell] = /^[^<>]*<([^<>]+)>$/.exec(cell) ?? [];
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '');
}
