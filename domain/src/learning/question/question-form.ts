import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';
import { questionPlaceSchema, type QuestionPlace } from './question-place.ts';
import { caseQuestionSchema, questionSchema, type QuestionDraft } from './question-schema.ts';

const { lesson_id, hint, reveal } = questionPlaceSchema.shape;
const beside = z.object({
  lesson_id: z.optional(lesson_id),
  is_free_sample: z.optional(z.boolean()),
  hint: z.optional(hint),
  reveal: z.optional(reveal),
});
const none = z.optional(z.null());
const besideInCase = z.object({
  lesson_id: none,
  is_free_sample: z.optional(z.literal(false)),
  hint: z.optional(hint),
  reveal: z.optional(reveal),
});

/** A question as its form sends it: what it says, and what stands beside it; a part of that which is left out stays as it is. */
export type QuestionInput = QuestionDraft & {
  readonly [Part in 'lesson_id' | 'is_free_sample' | 'hint' | 'reveal']?: QuestionPlace[Part] | undefined;
};

/** The form of a question of a benchmark: feedback may be missing, and a lesson says what the question counts for. */
export const benchmarkQuestionForm: z.ZodMiniType<QuestionInput> = z.intersection(questionSchema, beside);

/** The form of a case question or a reinforced one: it needs its feedback and belongs to the lesson of its study project. */
export const caseQuestionForm: z.ZodMiniType<QuestionInput> = z.intersection(caseQuestionSchema, besideInCase);

/** Where a new question is put: a benchmark, or a case study as its case or reinforcing it. */
export const questionContainer = z
  .object({
    benchmark_id: z.optional(z.nullable(itemId)),
    case_study_id: z.optional(z.nullable(itemId)),
    is_reinforced: z.optional(z.nullable(z.boolean())),
  })
  .check(
    z.refine(({ benchmark_id, case_study_id }) => (benchmark_id == null) !== (case_study_id == null), {
      error: 'WRONG_SHAPE',
      path: ['benchmark_id'],
    }),
    z.refine(({ is_reinforced, case_study_id }) => is_reinforced !== true || case_study_id != null, {
      error: 'WRONG_SHAPE',
      path: ['is_reinforced'],
    }),
  );

/** The container of a question, as it was named. */
export type QuestionContainer = z.output<typeof questionContainer>;
