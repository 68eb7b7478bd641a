/** The tags of an Accept-Language header, the most wanted first. */
export function wantedLanguages(header = ''): string[] {
  const tags = header.split(',').map((part) => {
    const [tag = '', weight = ''] = part.split(';').map((piece) => piece.trim());
    return { tag, weight: weight.startsWith('q=') ? Number(weight.slice(2)) : 1 };
  });
  return tags.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}
