import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { readItems } from '../../../base/content/change-items.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import { questionKind, writeQuestions } from '../write-question.ts';

/** Changes what is offered as the hint or the reveal of a question; it refuses a question that is not there. */
export async function changeHelp(
  db: Database,
  act: ContentAct,
  id: string,
  type: 'hint' | 'reveal',
  change: (help: QuestionHelp) => QuestionHelp,
) {
  const question = (await readItems(db, questionKind, [id], sql`for no key update`)).get(id);
  if (!question) throw new Refusal('NOT_FOUND');
  return writeQuestions(db, act, [{ id, changes: { [type]: change(question.content[type]) } }]);
}
