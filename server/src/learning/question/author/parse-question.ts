import {
  benchmarkQuestionForm,
  caseQuestionForm,
  type QuestionInput,
} from '@lectern/domain/learning/question/question-form.ts';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { getQuestionGround, refuseForeign } from './question-ground.ts';
import { helpOf, type QuestionInputRef } from './question-input.ts';

/** A question as it was sent for a container, checked by the form of that; it refuses what points elsewhere. */
export async function parseQuestion(
  db: Database,
  data: typeof QuestionInputRef.$inferInput,
  container: RawBuilder<unknown>,
): Promise<QuestionInput> {
  const is_free_sample = data.is_free_sample ?? undefined;
  const sent = { ...data, is_free_sample, hint: helpOf(data.hint), reveal: helpOf(data.reveal) };
  const ground = await getQuestionGround(db, container, sent);
  const question = parseInput(ground.in_case ? caseQuestionForm : benchmarkQuestionForm, sent, 'data');
  refuseForeign(ground, question);
  return question;
}
