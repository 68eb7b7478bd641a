import { openQuote } from '@lectern/domain/base/spreadsheet/clean-cell.ts';

const separators = ',;\t|';
const ends = `\r\n${separators}`;

/**
 * A text in which quotation marks that begin a cell and are not closed in it are marked as letters of the cell, so that it
 * ends on its line: one that never closes, or whose end over the lines stands in the middle of another cell.
 */
export function markOpenQuotes(text: string): string {
  let marked = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '"' || (at > 0 && !ends.includes(text.charAt(at - 1)))) continue;
    const end = endOf(text, at);
    if (end === null) {
      marked += text.slice(from, at) + openQuote;
      from = at;
    } else at = end;
  }
  return marked + text.slice(from);
}

/** Where the quotation mark stands that closes one; null where it closes none. */
function endOf(text: string, open: number): number | null {
  let end = text.indexOf('"', open + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) return null;
  const isOverLines = /[\r\n]/.test(text.slice(open, end));
  const [after = ''] = /\S|[\t\r\n]|$/.exec(text.slice(end + 1, end + 100)) ?? [];
  return isOverLines && after !== '' && !ends.includes(after) ? null : end;
}
