import { fitQuestion, type JudgingWords } from '@lectern/domain/authoring/import/fit-question.ts';
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

function planned(
  { question: found, remarks: read, ...item }: FoundItem,
  words: JudgingWords,
  clean: HtmlCleaner,
): PlannedItem {
  const fitted = found && fitQuestion(found, words);
  const drafted = fitted?.question ?? null;
  const question = drafted && cleaned(drafted, clean);
  const names = drafted && question ? leftOut(textsOf(drafted), textsOf(question)) : [];
  const remarks: Remark[] = [
    ...read,
    ...(fitted?.remarks ?? []),
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

const textsOf = ({ question, answers, ...messages }: QuestionDraft): string =>
  [
    question,
    messages.correct_msg,
    messages.incorrect_msg,
    messages.incorrect_msg_two,
    ...answers.flatMap(({ answer, match }) => [answer, match]),
  ].join('\n');

const cleanOrNull = (html: string | null, clean: HtmlCleaner) => (html === null ? null : clean(html));

function cleaned(question: QuestionDraft, clean: HtmlCleaner): QuestionDraft {
  return {
    ...question,
    question: clean(question.question),
    correct_msg: cleanOrNull(question.correct_msg, clean),
    incorrect_msg: cleanOrNull(question.incorrect_msg, clean),
    incorrect_msg_two: cleanOrNull(question.incorrect_msg_two, clean),
    answers: question.answers.map((answer) => ({
      ...answer,
      answer: clean(answer.answer),
      match: cleanOrNull(answer.match, clean),
    })),
  };
}
