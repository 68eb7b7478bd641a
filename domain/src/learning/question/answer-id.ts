import { z } from 'zod/mini';
import { mostAnswers } from './authored-answer.ts';

/** The id of an answer, as a learner's answer names it. */
const answerId = z.string().check(z.minLength(1), z.maxLength(64));

/** Some ids of answers. */
export const answerIds = z.array(answerId).check(z.maxLength(mostAnswers));

/** Entries by the id of an answer. */
export const byAnswerId = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.record(answerId, entry).check(z.refine((entries) => Object.keys(entries).length <= mostAnswers, 'TOO_MANY'));
