/** A name by which an item is remembered: of at most 200 characters, and numbered where another one folds to the same. */
export function uniqueName(name: string, taken: Set<string>): string {
  const short = Array.from(name).slice(0, 200).join('');
  let unique = short;
  for (let count = 2; taken.has(unique); count++) unique = `${short}-${count}`;
  taken.add(unique);
  return unique;
}
