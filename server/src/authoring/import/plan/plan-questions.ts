import { speakOfEachOther } from '@lectern/domain/learning/question/multiple-choice/speak-of-each-other.ts';
import { directionOf } from '@lectern/domain/learning/course/direction.ts';
import { escapeHtml } from '../../../base/html/escape-html.ts';
import type { FoundTerm } from '../formats/curriculum/terms/found-term.ts';
import type { ItemValues } from './items.ts';
import type { Phrases } from './phrases.ts';
import type { AskedQuiz } from '../formats/curriculum/read-lesson-quizzes.ts';
import type { SourceQuestion } from '../formats/curriculum/read-quizzes.ts';
import { inLine, paragraph } from './surroundings.ts';

type QuestionValues = ItemValues['question'];

/** What a question may point to: the pages of its lesson as plain text, and its cards. */
export type Explanations = {
  readonly pages: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  /** The language of the lesson's text. */
  readonly language: string;
  readonly cards: readonly { readonly id: string; readonly term: FoundTerm }[];
};

/** The text and answers of a question, shown in its own language. */
export function askedValues(
  quiz: AskedQuiz,
  question: SourceQuestion,
  course: string,
): Pick<QuestionValues, 'question' | 'answers' | 'keeps_order'> {
  return {
    ...(speakOfEachOther(question.options.map(({ text }) => text)) && { keeps_order: true }),
    question: paragraph(escapeHtml(question.text), quiz.language, course),
    answers: question.options.map(({ text, correct }) => ({
      answer: inLine(text, quiz.language, course),
      is_correct: correct,
    })),
  };
}

/** What a learner reads after an answer, and the page and card that certainly explain it. */
export function feedbackValues(
  quiz: AskedQuiz,
  question: SourceQuestion,
  course: string,
  phrases: Phrases,
  explanations: Explanations,
): Omit<QuestionValues, 'question' | 'answers' | 'keeps_order' | 'benchmark_id' | 'case_study_id' | 'lesson_id'> {
  const right = question.options.filter(({ correct }) => correct).map(({ text }) => text.replace(/[.。]$/, ''));
  const answer = right.map((text) => `<strong>${marked(text, quiz.language, course)}</strong>`).join(', ');
  const page = pageAbout(question, explanations);
  const card = cardAbout(question, explanations);
  const title = page && escapeHtml(page.title);
  // A page called after the answer would give it away before the second try.
  const tells = page !== null && question.options.some(({ text, correct }) => correct && holds(page.title, text));
  const why = card ? paragraph(escapeHtml(card.term.definition), explanations.language, course) : '';
  return {
    correct_msg: `<p>${phrases.right(answer)}</p>${why}`,
    incorrect_msg: `<p>${phrases.notYet(tells ? null : title)}</p>`,
    incorrect_msg_two: `<p>${phrases.answerIs(answer, title)}</p>${why}`,
    hint_page_id: tells ? null : (page?.id ?? null),
    reveal_card_id: card?.id ?? null,
  };
}

function marked(text: string, language: string, course: string): string {
  return directionOf(course) === 'rtl' || language !== course ? inLine(text, language, course) : escapeHtml(text);
}

const saysNothing = /^(?:true|false|yes|no|\p{N}+|صحيح|خطأ|نعم|لا)$/iu;

/** The one page that holds the right answer word for word; null where none does, or more than one. */
function pageAbout({ options }: SourceQuestion, { pages }: Explanations): Explanations['pages'][number] | null {
  const [right, ...more] = options.filter(({ correct }) => correct);
  if (!right || more.length > 0 || right.text.length < 4 || saysNothing.test(right.text)) return null;
  const found = pages.filter(({ text }) => holds(text, right.text));
  return found.length === 1 && found[0] ? found[0] : null;
}

/** The card whose term is the answer, or whose definition of a term in the question holds the answer. */
function cardAbout({ text, options }: SourceQuestion, { cards }: Explanations): Explanations['cards'][number] | null {
  const [right, ...more] = options.filter(({ correct }) => correct);
  if (!right || more.length > 0 || right.text.length < 4 || saysNothing.test(right.text)) return null;
  const found = cards.filter(({ term }) => {
    const word = term.term.replace(/\s*\([^)]*\)/, '').replace(/s$/, '');
    const isAnswer = right.text.toLowerCase().replace(/s$/, '') === word.toLowerCase();
    return isAnswer || (holds(text, word) && holds(term.definition, right.text));
  });
  return found.length === 1 && found[0] ? found[0] : null;
}

/** Whether a text holds some words as words. */
function holds(text: string, words: string): boolean {
  const exact = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${exact}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
