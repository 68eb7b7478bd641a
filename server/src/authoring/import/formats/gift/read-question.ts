import type { FoundQuestion, FoundTask } from '@lectern/domain/authoring/import/found-question.ts';
import type { Remark } from '@lectern/domain/authoring/import/remark.ts';
import { answerPart, dividedAnswers } from './answer-part.ts';
import { shown } from './blocks.ts';
import { numbersOf } from './numbers.ts';
import { htmlOf, type Markup } from './markup.ts';

/** What a block of a GIFT file says. */
export type ReadBlock = {
  readonly title: string | null;
  readonly question: FoundQuestion | null;
  readonly remarks: readonly Remark[];
};

/** Reads a block of a GIFT file as Moodle does; what Moodle would not take says where it ends being GIFT. */
export function readQuestion(block: string): ReadBlock {
  const named = /^::([^]*?)::/.exec(block);
  const title = named?.[1] === undefined ? null : shown(named[1]).replace(/\s+/g, ' ').trim() || null;
  const text = named ? block.slice(named[0].length).trim() : block;
  const parts = answerPart(text);
  if (parts === 'UNCLEAR') return { title, question: null, remarks: [notRead(text)] };
  const inSentence = parts !== null && parts.after.replace(/[\s.,;:!?"]/g, '') !== '';
  const asked = parts === null ? text : `${parts.before}${inSentence ? '_____' : ''}${parts.after}`;
  const { html, format } = htmlOf(asked, 'moodle');
  const [answers, general] = parts === null ? ['', ''] : withGeneral(parts.inside);
  const task = parts === null ? ({ kind: 'OTHER', other: 'DESCRIPTION' } as const) : taskOf(answers, format);
  if (task === null) return { title, question: null, remarks: [notRead(answers)] };
  return {
    title,
    question: {
      text: html ?? '',
      task,
      keepsOrder: false,
      rightFeedback: null,
      wrongFeedback: null,
      feedback: htmlOf(general, format).html,
    },
    remarks: inSentence ? [{ code: 'GAP_IN_SENTENCE' }] : [],
  };
}

/** What is said of a text that is not GIFT. */
export const notRead = (text: string): Remark => ({
  code: 'NOT_READ',
  near: shown(text).replace(/\s+/g, ' ').slice(0, 60),
});

function withGeneral(inside: string): readonly [answers: string, general: string] {
  const at = inside.lastIndexOf('####');
  return at < 0 ? [inside, ''] : [inside.slice(0, at).trim(), inside.slice(at + 4).trim()];
}

function taskOf(inside: string, format: Markup): FoundTask | null {
  if (inside === '') return { kind: 'OTHER', other: 'ESSAY' };
  if (inside.startsWith('#')) {
    const accepted = numbersOf(inside.slice(1), format);
    return accepted && { kind: 'NUMBER', accepted };
  }
  if (/^\d*:[A-Z_]+:/.test(inside)) return { kind: 'OTHER', other: 'CLOZE' };
  const judged = /^(T|TRUE|F|FALSE)\s*(?:#([^#]*))?(?:#([^#]*))?$/.exec(inside);
  if (judged) {
    const [, word, wrong = '', right = ''] = judged;
    return {
      kind: 'TRUE_OR_FALSE',
      right: word === 'T' || word === 'TRUE',
      wrongFeedback: htmlOf(wrong, format).html,
      rightFeedback: htmlOf(right, format).html,
    };
  }
  const divided = dividedAnswers(inside);
  const read = divided.map(({ sign, text }) => ({ sign, ...answerOf(text, format) }));
  if (read.length === 0) return null;
  if (divided.some(({ sign }) => sign === '~')) {
    const choices = read.map(({ sign, weight, html, feedback }) => ({
      text: html ?? '',
      weight: weight ?? (sign === '=' ? 100 : 0),
      feedback,
    }));
    const several = divided.every(({ sign }) => sign === '~');
    return several ? { kind: 'SEVERAL_OF', choices, partial: true } : { kind: 'ONE_OF', choices };
  }
  if (divided.every(({ text }) => text.includes('->')))
    return pairsOf(
      divided.map(({ text }) => text),
      format,
    );
  return {
    kind: 'SHORT_TEXT',
    caseCounts: false,
    accepted: read.map(({ weight, html, feedback }) => ({ text: html ?? '', weight: weight ?? 100, feedback })),
  };
}

function answerOf(text: string, format: Markup) {
  const weighed = /^%(-?\d{1,3}(?:\.\d*)?)%/.exec(text);
  const [said = '', ...more] = (weighed ? text.slice(weighed[0].length) : text).split('#');
  return {
    weight: weighed ? Number(weighed[1]) : null,
    html: htmlOf(said, format).html,
    feedback: htmlOf(more.join('#'), format).html,
  };
}

/** A description without a concept is a distractor. */
function pairsOf(texts: readonly string[], format: Markup): FoundTask {
  const pairs = texts.map((text) => {
    const at = text.indexOf('->');
    const [concept, description] = [text.slice(0, at), text.slice(at + 2)].map(
      (part) => htmlOf(part, format).html ?? '',
    );
    return { concept: concept ?? '', description: description ?? '' };
  });
  return {
    kind: 'PAIRS',
    pairs: pairs.filter(({ concept }) => concept !== ''),
    distractors: pairs.filter(({ concept }) => concept === '').map(({ description }) => description),
  };
}
