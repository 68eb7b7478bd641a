import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { sql } from 'kysely';
import { changeItems } from '../../base/content/change-items.ts';
import { materialsGo, pointsAt } from '../library/detach-materials.ts';
import { questionKind } from './write-question.ts';

// Neither hints nor explanations of questions lead there any more.
materialsGo.join(async (db, { act, ids }) => {
  const { rows: questions } = await sql<{ id: string }>`
    select q.id from questions q where q.deleted_on is null
      and exists (select from question_resources r where r.question_id = q.id and (${pointsAt(ids)})) order by q.id`.execute(
    db,
  );
  const helps = await questionKind.parts?.read(
    db,
    questions.map(({ id }) => id),
  );
  await changeItems(
    db,
    act,
    questionKind,
    questions.map(({ id }) => {
      const { hint, reveal } = (helps?.get(id) ?? {}) as { hint: QuestionHelp; reveal: QuestionHelp };
      return { id, changes: { hint: without(hint, ids), reveal: without(reveal, ids) } };
    }),
  );
});

function without(help: QuestionHelp, ids: readonly string[]): QuestionHelp {
  const left = help?.resource_ids.filter((id) => !ids.includes(id)) ?? [];
  return help && left.length > 0 ? { ...help, resource_ids: left } : null;
}
