import type { Earned } from '@lectern/domain/learning/attempt/earned.ts';
import type { Concept, Description, LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { questionTypes } from '@lectern/domain/learning/question/question-types.ts';
import { builder } from '../../base/graphql/builder.ts';
import { keyField } from './key-field.ts';
import { ResourceKindRef, type ResourceKind } from './resource-kind.ts';

/** Which kinds of resource a question has, by purpose. */
export type ResourceKinds = { readonly hint: ResourceKind | null; readonly reveal: ResourceKind | null };

/** A question as its caller may see it: the view without a key, and what was earned of the key. */
export type QuestionShape = LearnerQuestion & {
  readonly id: string;
  readonly earned: Earned;
  readonly resources: ResourceKinds;
};

/** How a question is answered. */
export const QuestionTypeRef = builder.enumType('QuestionType', {
  description: 'How a question is answered.',
  values: questionTypes,
});

const AnswerRef = builder.objectRef<LearnerAnswer>('Answer').implement({
  description:
    'An answer of a question. Its key fields stay null until the question is settled or the attempt submitted.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the answer.' }),
    answer: t.exposeString('answer', { description: 'Its text as cleaned HTML.' }),
    answer_image: t.exposeString('answer_image', { nullable: true, description: 'The address of its picture.' }),
    answer_image_alt: t.exposeString('answer_image_alt', {
      nullable: true,
      description: 'What its picture says to those who do not see it; null where its text says that.',
    }),
    is_correct: t.exposeBoolean('is_correct', {
      nullable: true,
      description: 'Whether it is correct, or true; null until earned.',
      extensions: keyField('Answer.is_correct', 'SETTLED'),
    }),
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description: 'Its place in the right order, 1 is first; null until earned.',
      extensions: keyField('Answer.sequence', 'SETTLED'),
    }),
    match: t.exposeString('match', {
      nullable: true,
      description: 'The description that belongs to it; null until earned.',
      extensions: keyField('Answer.match', 'SETTLED'),
    }),
  }),
});

const ConceptRef = builder.objectRef<Concept>('Concept').implement({
  description: 'A concept of a matching question.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the concept.' }),
    concept: t.exposeString('concept', { description: 'Its text as cleaned HTML.' }),
    letter: t.exposeString('letter', {
      nullable: true,
      description: 'The letter of its description in this attempt; null until earned.',
      extensions: keyField('Answer.match', 'SETTLED'),
    }),
  }),
});

const DescriptionRef = builder.objectRef<Description>('Description').implement({
  description: 'A description of a matching question under the letter this attempt gave it.',
  fields: (t) => ({
    letter: t.exposeString('letter', { description: 'Its letter, A to Z.' }),
    description: t.exposeString('description', { description: 'Its text as cleaned HTML.' }),
  }),
});

/** A question. */
export const Question = builder.objectRef<QuestionShape>('Question').implement({
  description:
    'A question as you may see it now. Messages, hint and explanation come only as feedback on your own tries.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the question.' }),
    type: t.expose('type', { type: QuestionTypeRef, description: 'How it is answered.' }),
    question: t.exposeString('question', { description: 'Its text as cleaned HTML.' }),
    select_all: t.exposeBoolean('select_all', { description: 'Whether several answers have to be chosen.' }),
    answers: t.field({
      type: [AnswerRef],
      description: 'Its answers in the order of this attempt; those of matching come with the key.',
      resolve: ({ answers }) => [...answers],
    }),
    concepts: t.field({
      type: [ConceptRef],
      description: 'The concepts of a matching question.',
      resolve: ({ concepts }) => [...concepts],
    }),
    descriptions: t.field({
      type: [DescriptionRef],
      description: 'The descriptions of a matching question.',
      resolve: ({ descriptions }) => [...descriptions],
    }),
    correct_msg: t.string({
      nullable: true,
      description: 'The feedback on a correct answer, as cleaned HTML.',
      extensions: keyField('Question.correct_msg', 'RIGHT'),
      resolve: ({ earned }) => earned.correct_msg,
    }),
    incorrect_msg: t.string({
      nullable: true,
      description: 'The feedback on the first wrong try, as cleaned HTML.',
      extensions: keyField('Question.incorrect_msg', 'FIRST_MISS'),
      resolve: ({ earned }) => earned.incorrect_msg,
    }),
    incorrect_msg_two: t.string({
      nullable: true,
      description: 'The feedback on the second wrong try, as cleaned HTML.',
      extensions: keyField('Question.incorrect_msg_two', 'SECOND_MISS'),
      resolve: ({ earned }) => earned.incorrect_msg_two,
    }),
    hint: t.field({
      type: ResourceKindRef,
      nullable: true,
      description: 'What the hint is made of; null without one and before the first wrong try.',
      extensions: keyField('Question.hint', 'FIRST_MISS'),
      resolve: ({ earned, resources }) => (earned.hint ? resources.hint : null),
    }),
    reveal: t.field({
      type: ResourceKindRef,
      nullable: true,
      description: 'What the explanation is made of; null without one and before the question is settled.',
      extensions: keyField('Question.reveal', 'SETTLED'),
      resolve: ({ earned, resources }) => (earned.key ? resources.reveal : null),
    }),
  }),
});
