import { fitQuestion, type JudgingWords } from '@lectern/domain/authoring/import/fit-question.ts';
import { withTexts } from '@lectern/domain/authoring/import/found-question.ts';
import { fateOf, type Remark } from '@lectern/domain/authoring/import/remark.ts';
import type { QuestionDraft } from '@lectern/domain/learning/question/question-schema.ts';
import { openHtmlCleaner, type HtmlCleaner } from '../../../base/html/clean-html.ts';
import { decodeText } from '../../../base/spreadsheet/read/decode-text.ts';
import { StartError } from '../../../start-error.ts';
import type { FoundItem } from '../formats/found-item.ts';
import { textFormats } from '../formats/text-formats.ts';

/** An item of a file and what becomes of it. */
export type PlannedItem = Omit<FoundItem, 'question'> & {
  readonly became: 'KEPT' | 'CHANGED' | 'LOST';
  /** As it will be written; null where it is lost. */
  readonly question: QuestionDraft | null;
};

/** What a file would bring. */
export type FilePlan = { readonly format: string; readonly items: readonly PlannedItem[] };

/** The most items that one import takes. */
const mostItems = 5000;

/** Reads a file in the format that it is in, or in the one that is named, and says what becomes of each item. Nothing is written. */
export async function planFile(
  file: { readonly name: string; readonly bytes: Buffer },
  chosen: string | null,
  words: JudgingWords,
): Promise<FilePlan> {
  const { text } = decodeText(file.bytes);
  const known = textFormats.map(({ name }) => name).join(', ');
  if (text === null) throw new StartError(`${file.name} is no text. The formats that can be read are ${known}.`);
  const format = textFormats.find((one) =>
    chosen === null ? one.recognise(text) : one.name.toLowerCase() === chosen.toLowerCase(),
  );
  if (!format)
    throw new StartError(
      chosen === null
        ? `${file.name} is in none of the formats that can be read: ${known}.`
        : `There is no format ${chosen}. The formats that can be read are ${known}.`,
    );
  const found = format.read(text);
  if (found.length > mostItems)
    throw new StartError(`${file.name} holds ${found.length} items; ${mostItems} at most are read at once. Divide it.`);
  const clean = await openHtmlCleaner();
  return { format: format.name, items: found.map((item) => planned(item, words, clean)) };
}

/** What is cleaned away is gone before it is asked what can be done with the rest: a choice of nothing is none. */
function planned(
  { question: found, remarks: read, ...item }: FoundItem,
  words: JudgingWords,
  clean: HtmlCleaner,
): PlannedItem {
  if (!found) return { ...item, question: null, remarks: read, became: fateOf(read) };
  const [before, after]: [string[], string[]] = [[], []];
  const cleaned = withTexts(found, (html) => {
    before.push(html);
    after.push(clean(html));
    return after.at(-1) ?? '';
  });
  const { question, remarks: fitted } = fitQuestion(cleaned, words);
  const names = leftOut(before.join('\n'), after.join('\n'));
  const remarks: Remark[] = [
    ...read,
    ...fitted,
    ...(names.length > 0 ? [{ code: 'ELEMENTS_LEFT_OUT', names } as const] : []),
  ];
  return { ...item, question, remarks, became: fateOf(remarks) };
}

/** The names of elements of which there are fewer than before. */
function leftOut(before: string, after: string): string[] {
  const count = (html: string) =>
    Map.groupBy([...html.matchAll(/<([a-z][a-z0-9]*)\b/gi)], ([, name]) => (name ?? '').toLowerCase());
  const now = count(after);
  return [...count(before)].flatMap(([name, found]) => (found.length > (now.get(name)?.length ?? 0) ? [name] : []));
}
