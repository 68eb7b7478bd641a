/** A table in Markdown; a column whose cells are all empty and that has no head is left out. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = heads.map((head, at) => head !== '' || rows.some((row) => row[at] !== ''));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => kept[at]).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What PostgreSQL says, in one line and unread by Markdown. */
export const code = (says: string): string =>
  says === '' ? '' : `\`${says.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')}\``;

export const migrationLink = (file: string): string =>
  `[${file.replace(/[.]sql$/, '')}](../../server/src/base/database/migrations/${file})`;
