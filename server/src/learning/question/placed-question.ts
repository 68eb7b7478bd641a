import type { QuestionPlace } from '@lectern/domain/learning/question/question-place.ts';
import type { QuestionDraft } from '@lectern/domain/learning/question/question-schema.ts';

/** A question with its answers, where it belongs, and what helps with it. */
export type PlacedQuestion = QuestionPlace & QuestionDraft;
