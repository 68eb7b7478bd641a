import { builder } from '../../../base/graphql/builder.ts';
import { QuestionTypeRef } from '../question.ts';
import { materialOf, ResourceKindRef, type ResourceKind } from '../resource-kind.ts';

const AuthoredAnswerInput = builder.inputType('AuthoredAnswerInput', {
  description: 'An answer as its author writes it; what does not belong to the type of the question is dropped.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'The answer that stays; left out for a new one.' }),
    answer: t.string({
      description: 'Its HTML: a choice, a statement, an item, or a concept; empty for a distractor.',
    }),
    answer_image: t.string({ required: false, description: 'The address of its picture.' }),
    answer_image_alt: t.string({
      required: false,
      description: 'What its picture says to those who do not see it, at most 500 characters on one line.',
    }),
    is_correct: t.boolean({ required: false, description: 'Whether a choice or a statement is right.' }),
    sequence: t.int({ required: false, description: 'The place of an item, 1 is first; left out, that in the list.' }),
    match: t.string({ required: false, description: 'The HTML of the description that belongs to a concept.' }),
  }),
});

const QuestionHelpInput = builder.inputType('QuestionHelpInput', {
  description: 'Things of the library that help with a question, all of one kind.',
  fields: (t) => ({
    resource_type: t.field({ type: ResourceKindRef, description: 'Their kind.' }),
    resource_ids: t.idList({ description: 'Pages or cards of the product, at least one, in their order.' }),
  }),
});

/** A question as its author sends it. */
export const QuestionInputRef = builder.inputType('QuestionInput', {
  description: 'All that a question says. Its HTML is cleaned.',
  fields: (t) => ({
    type: t.field({ type: QuestionTypeRef, description: 'How it is answered.' }),
    question: t.string({ description: 'Its HTML, which has to show something.' }),
    answers: t.field({
      type: [AuthoredAnswerInput],
      description: 'Its answers in their order, as its type asks for them.',
    }),
    keeps_order: t.boolean({ required: false, description: 'Whether every attempt shows the answers in this order.' }),
    correct_msg: t.string({
      required: false,
      description: 'The feedback on a right answer; required in a case study.',
    }),
    incorrect_msg: t.string({ required: false, description: 'That on the first wrong try; required in a case study.' }),
    incorrect_msg_two: t.string({ required: false, description: 'That on the second; required in a case study.' }),
    lesson_id: t.id({
      required: false,
      description: 'The lesson a question of a benchmark counts for. Left out it stays; null leaves it to nobody.',
    }),
    is_free_sample: t.boolean({
      required: false,
      description:
        'Whether it is a free sample: free mode asks it, and no assessment of a group from its next sitting on. Only of a benchmark; left out it stays.',
    }),
    hint: t.field({
      type: QuestionHelpInput,
      required: false,
      description: 'What is offered after the first wrong try. Left out it stays; null takes it away.',
    }),
    reveal: t.field({
      type: QuestionHelpInput,
      required: false,
      description: 'What is offered after the second. Left out it stays; null takes it away.',
    }),
  }),
});

/** The container of a question. */
export const QuestionContainerInput = builder.inputType('QuestionContainerInput', {
  description: 'Where a question belongs: to a benchmark or to a case study.',
  fields: (t) => ({
    benchmark_id: t.id({ required: false, description: 'The benchmark.' }),
    case_study_id: t.id({ required: false, description: 'The case study.' }),
    is_reinforced: t.boolean({ required: false, description: 'Whether it reinforces the case, or else is the case.' }),
  }),
});

type Help = { readonly resource_type: ResourceKind; readonly resource_ids: readonly string[] };

/** What helps with a question as it is kept: undefined where it stays, null where there is none. */
export function helpOf(help: Help | null | undefined) {
  return help && { kind: materialOf[help.resource_type], resource_ids: help.resource_ids };
}
