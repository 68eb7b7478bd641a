import type { FoundQuestion } from '@lectern/domain/authoring/import/found-question.ts';
import type { Remark } from '@lectern/domain/authoring/import/remark.ts';
import { escapeHtml } from '../../../../base/html/escape-html.ts';
import type { FoundItem } from '../found-item.ts';

const choice = /^\s*\(?([A-Za-z])[).]\s*(.*)$/;
const keyWords = String.raw`^\s*(?:ANSWERS?|Answers?|answers?|CORRECT(?: ANSWER)?|Correct(?: answer)?)\s*:`;
/** The line that names the right letter, alone or before its text. */
const key = new RegExp(String.raw`${keyWords}\s*\(?([A-Za-z])(?:\)?\s*|[).]\s.*)$`);
/** A line that wants to be one: it may name several letters, or words. */
const keyLike = new RegExp(keyWords);

/** Whether a text is in the format called Aiken: lines with letters, and one that names the right letter. */
export const isAiken = (text: string): boolean => {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.some((line) => key.test(line)) && lines.filter((line) => choice.test(line)).length > 1;
};

type Draft = {
  /** Whether it begins in the line behind the key of the question before. */
  readonly followsKey: boolean;
  /** Whether a letter came out of its turn: a key or a choice is missing. */
  isBroken: boolean;
  line: number;
  original: string[];
  text: string[];
  choices: { letter: string; text: string[] }[];
};

/**
 * The questions of an Aiken file, each with the line it begins in. Texts may take several lines: word processors break
 * them. A question ends with the line that names its answer, or where it stops without one.
 */
export function readAiken(text: string): FoundItem[] {
  const items: FoundItem[] = [];
  let draft: Draft | null = null;
  let isBlankBefore = false;
  const end = (letter: string | null) => {
    if (draft) items.push(itemOf(draft, letter));
    draft = null;
  };
  let isAfterKey = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      isBlankBefore = true;
      continue;
    }
    const letter = choice.exec(line)?.[1]?.toUpperCase();
    const said = choice.exec(line)?.[2] ?? '';
    const right = key.exec(line)?.[1]?.toUpperCase();
    // A letter counts as one only in its turn: "A. Einstein was" begins a question, too.
    const next = letterAt(draft?.choices.length ?? 0);
    // Before a blank line it was either answered or never begun, or it is what is said behind a key.
    const isOver: boolean =
      draft !== null && (draft.choices.length > 0 || draft.followsKey || choice.test(draft.text[0] ?? ''));
    if (right === undefined && isBlankBefore && isOver && letter !== next) end(null);
    draft ??= {
      followsKey: isAfterKey && !isBlankBefore,
      isBroken: false,
      line: index + 1,
      original: [],
      text: [],
      choices: [],
    };
    draft.original.push(line);
    const hasChoices: boolean = draft.choices.length > 0;
    isAfterKey = hasChoices && keyLike.test(line);
    isBlankBefore = false;
    if (isAfterKey) end(right ?? null);
    else if (letter === next && draft.text.length > 0) draft.choices.push({ letter, text: [said] });
    else {
      if (letter !== undefined && hasChoices && (letter === 'A' || letter > next)) draft.isBroken = true;
      (draft.choices.at(-1)?.text ?? draft.text).push(line.trim());
    }
  }
  end(null);
  return items;
}

const letterAt = (index: number): string => String.fromCodePoint(65 + index);

function itemOf({ isBroken, line, original, text, choices }: Draft, letter: string | null): FoundItem {
  const about = {
    kind: 'QUESTION' as const,
    place: { line },
    title: null,
    group: [],
    tags: [],
    original: original.join('\n'),
  };
  const near = text.join(' ').slice(0, 60) || (original[0] ?? '').trim().slice(0, 60);
  const notRead: Remark = { code: 'NOT_READ', near };
  const isKnown = !isBroken && letter !== null && choices.some((one) => one.letter === letter);
  if (text.length === 0 || choices.length === 0 || !isKnown) return { ...about, question: null, remarks: [notRead] };
  const question: FoundQuestion = {
    text: htmlOf(text),
    task: {
      kind: 'ONE_OF',
      choices: choices.map((one) => ({
        text: htmlOf(one.text),
        weight: one.letter === letter ? 100 : 0,
        feedback: null,
      })),
    },
    keepsOrder: false,
    rightFeedback: null,
    wrongFeedback: null,
    feedback: null,
  };
  return { ...about, question, remarks: [] };
}

const htmlOf = (lines: readonly string[]): string => escapeHtml(lines.join('\n').trim()).replaceAll('\n', ' ');
