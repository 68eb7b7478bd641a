const longest = 200;

/** The name of a copy, which no other has: that of its source with the next number behind it, cut where it would be too long. */
export function nameOfCopy(name: string, isTaken: (name: string) => boolean): string {
  const [, base = name, number = '1'] = /^(.+) \((\d{1,6})\)$/u.exec(name) ?? [];
  for (let next = Number(number) + 1; ; next++) {
    const ending = ` (${next})`;
    const copy = base.slice(0, longest - ending.length).trimEnd() + ending;
    if (!isTaken(copy)) return copy;
  }
}
