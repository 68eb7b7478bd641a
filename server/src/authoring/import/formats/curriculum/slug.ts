/** The names a lesson may have in addresses, the best first. */
export function slugNames({ path, part, number }: { path: string; part: string; number: number }): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [name, `${name} ${part.split('/').at(-1)}`, `${name} ${number}`];
}

/** The first of some names that nobody has taken, as it stands in addresses; a number where all are taken. */
export function takeSlug(names: readonly string[], taken: Set<string>): string {
  const slugs = names.map(slugOf);
  const free = () => {
    let count = 2;
    while (taken.has(`${slugs[0]}-${count}`)) count++;
    return `${slugs[0]}-${count}`;
  };
  const slug = slugs.find((candidate) => !taken.has(candidate)) ?? free();
  taken.add(slug);
  return slug;
}

function slugOf(name: string): string {
  const words = name.replace(/^\d+[-_. ]+/, '').replace(/\d+[-_. ](?=\D)/g, '');
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, 190) || 'lesson';
}
