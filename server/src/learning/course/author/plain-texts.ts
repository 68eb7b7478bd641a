import { searchForm } from '@lectern/domain/base/search/normal-form.ts';
import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';

/** A text without its markup, and as searches compare it. */
export type Plain = { readonly text: string; readonly form: string };

/** How many characters of texts are kept: those of several courses. */
const mostKept = 20_000_000;
const kept = new Map<string, Plain>();
let size = 0;

/**
 * A text of a course as it is searched. Those that were searched last are kept, since authors search one course again and
 * again while they type, and its texts hardly change.
 */
export function plainOf(html: string): Plain {
  const known = kept.get(html);
  if (known) return known;
  const text = plainText(html);
  const plain = { text, form: searchForm(text) };
  if (size + html.length > mostKept) {
    kept.clear();
    size = 0;
  }
  kept.set(html, plain);
  size += html.length;
  return plain;
}
