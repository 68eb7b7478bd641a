import { z } from 'zod/mini';
import { html, requiredHtml, type AnswerDraft } from './authored-answer.ts';
import { questionTypeNames, rulesOf, type QuestionType } from './question-types.ts';

const message = z.pipe(
  z.nullish(html),
  z.transform((text) => text || null),
);
/** Whether the answers keep their order in every attempt; sequences and matching questions are shuffled all the same. */
const keepsOrder = z.pipe(
  z.nullish(z.boolean()),
  z.transform((keeps_order) => keeps_order === true),
);
const feedback = { correct_msg: message, incorrect_msg: message, incorrect_msg_two: message };
const requiredFeedback = { correct_msg: requiredHtml, incorrect_msg: requiredHtml, incorrect_msg_two: requiredHtml };

/** A question as its author wrote it, with the answers as they are kept. */
export type QuestionDraft = {
  readonly type: QuestionType;
  readonly question: string;
  readonly correct_msg: string | null;
  readonly incorrect_msg: string | null;
  readonly incorrect_msg_two: string | null;
  readonly keeps_order: boolean;
  readonly answers: readonly AnswerDraft[];
};

/** A question of a benchmark: it needs no feedback. Its answers follow the rules of its type; fields of other types are dropped. */
export const questionSchema: z.ZodMiniType<QuestionDraft> = questionWith(feedback);

/** A case question or a reinforced one: all three messages are needed beside what `questionSchema` asks. */
export const caseQuestionSchema: z.ZodMiniType<QuestionDraft> = questionWith(requiredFeedback);

function questionWith(messages: typeof feedback | typeof requiredFeedback) {
  const [first, ...others] = questionTypeNames.map((type) =>
    z.object({
      type: z.literal(type),
      question: requiredHtml,
      keeps_order: keepsOrder,
      answers: rulesOf(type).authored,
      ...messages,
    }),
  );
  if (!first) throw new Error('there is a type of question');
  return z.discriminatedUnion('type', [first, ...others]);
}
