import { html, requiredHtml, type AnswerDraft } from '@lectern/domain/learning/question/authored-answer.ts';
import { questionPlaceSchema } from '@lectern/domain/learning/question/question-place.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import type { Database } from '../../base/database/connect.ts';
import type { HtmlCleaner } from '../../base/html/clean-html.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';
import type { PlacedQuestion } from './placed-question.ts';
import { questionParts } from './question-parts.ts';

const texts = { question: requiredHtml, correct_msg: html, incorrect_msg: html, incorrect_msg_two: html };

/** What a writer knows of questions: their answers and what helps with them lie in tables of their own. */
export const questionKind = registerKind<PlacedQuestion>({
  table: 'questions',
  fields: [...Object.keys(questionPlaceSchema.shape), 'type', 'keeps_order', ...Object.keys(texts), 'answers'],
  html: texts,
  order: { column: 'order_key', parents: { benchmark_id: 'benchmarks', case_study_id: 'case_studies' } },
  publishes: false,
  parts: questionParts,
  cleaned: ({ answers, ...question }, clean) =>
    answers ? { ...question, answers: cleanAnswers(answers, clean) } : question,
});

function cleanAnswers(answers: readonly AnswerDraft[], clean: HtmlCleaner): AnswerDraft[] {
  const cleaned = (text: string, field: string) => {
    const left = clean(text);
    if (saysSomething(text) && !saysSomething(left)) throw new Refusal('INVALID', { field });
    return left;
  };
  return answers.map((answer, index) => ({
    ...answer,
    // What says nothing of a picture is the same whether it is left out or null.
    answer_image_alt: answer.answer_image === null ? null : (answer.answer_image_alt ?? null),
    answer: cleaned(answer.answer, `answers.${index}.answer`),
    match: answer.match === null ? null : cleaned(answer.match, `answers.${index}.match`),
  }));
}

/** Writes questions with their answers; an answer with an id stays that answer, one without is new. */
export function writeQuestions(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<PlacedQuestion>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, questionKind, writes);
}
