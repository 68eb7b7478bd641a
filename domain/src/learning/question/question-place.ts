import { z } from 'zod/mini';
import { itemId, place } from '../../base/content/content-field.ts';
import { materialIds, materialKinds } from '../library/material.ts';

/** Things of the library that help with a question: of one kind, in their order. */
const help = z.nullable(z.object({ kind: z.enum(materialKinds), resource_ids: materialIds.check(z.minLength(1)) }));

/**
 * Where a question belongs and what helps with it: to a benchmark, with the lesson it counts for (one without a lesson
 * is not asked), or to a case study, as its case or reinforcing it. `hint` is offered after the first wrong try,
 * `reveal` after the second. What the question itself says is the schema of its type.
 */
export const questionPlaceSchema = z
  .object({
    benchmark_id: z.nullable(itemId),
    case_study_id: z.nullable(itemId),
    is_reinforced: z.boolean(),
    /** Whether free mode asks it, and then no assessment of a group. */
    is_free_sample: z.boolean(),
    lesson_id: z.nullable(itemId),
    order_key: place,
    hint: help,
    reveal: help,
  })
  .check(
    z.refine((question) => (question.benchmark_id === null) !== (question.case_study_id === null), {
      error: 'WRONG_SHAPE',
      path: ['benchmark_id'],
    }),
    z.refine((question) => !question.is_reinforced || question.case_study_id !== null, {
      error: 'WRONG_SHAPE',
      path: ['is_reinforced'],
    }),
    z.refine((question) => !question.is_free_sample || question.benchmark_id !== null, {
      error: 'WRONG_SHAPE',
      path: ['is_free_sample'],
    }),
  );

/** Where a question belongs and what helps with it, as it is kept. */
export type QuestionPlace = z.output<typeof questionPlaceSchema>;

/** Things of the library that help with a question, or none. */
export type QuestionHelp = QuestionPlace['hint'];
