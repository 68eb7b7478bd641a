const numbered =
  /^(?:(?:lesson|lecture|chapter|unit|week|day|module|part|section|session|topic|step)s?[-_. ]*)?(\d{1,4})(?=$|[-_. ])/i;

/** The number a folder's name begins with, as in `2-farm`, `03_loops` or `week-1`; null where it has none. */
export function folderNumber(name: string): number | null {
  const found = numbered.exec(name)?.[1];
  return found === undefined ? null : Number(found);
}

/** The words of a folder's name behind its number. */
export function afterNumber(name: string): string {
  return name.replace(numbered, '').replace(/^[-_. ]+/, '');
}

/** The order of two paths: folder by folder by their numbers, those without a number last and by name. */
export function byFolderNumbers(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [left = '', right = ''] = [a[at], b[at]];
    if (left === right) continue;
    const [first, second] = [folderNumber(left) ?? Infinity, folderNumber(right) ?? Infinity];
    return first === second ? left.localeCompare(right, 'en', { numeric: true }) : first - second;
  }
  return a.length - b.length;
}
