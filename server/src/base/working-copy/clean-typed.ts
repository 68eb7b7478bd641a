import { openHtmlCleaner, type HtmlCleaner } from '../html/clean-html.ts';
import { kindOf, type KindName } from '../content/kinds.ts';

type Typed = Readonly<Record<string, unknown>>;

/** The rich texts in the rows of a field that is a list. */
const inRows: Partial<Record<KindName, Readonly<Record<string, readonly string[]>>>> = {
  QUESTION: { answers: ['answer', 'match'] },
};

/**
 * What was typed, with its rich texts cleaned as those of an item are, before it stands in the form of whoever reads it.
 * Unlike a save it refuses nothing: what is typed need not be valid.
 */
export async function cleanTyped(kind: KindName, typed: Typed): Promise<Typed> {
  const clean = await openHtmlCleaner();
  const cleaned = cleanFields(typed, Object.keys(kindOf(kind).html), clean);
  const lists = Object.entries(inRows[kind] ?? {}).flatMap(([list, fields]) => {
    const rows = typed[list];
    return Array.isArray(rows) ? [[list, rows.map((row: Typed) => cleanFields(row, fields, clean))]] : [];
  });
  return { ...cleaned, ...Object.fromEntries(lists) };
}

function cleanFields(typed: Typed, fields: readonly string[], clean: HtmlCleaner): Typed {
  const texts = fields.flatMap((field) => {
    const text = typed[field];
    return typeof text === 'string' ? [[field, clean(text)]] : [];
  });
  return { ...typed, ...Object.fromEntries(texts) };
}
