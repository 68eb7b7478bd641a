import { randomUUID } from 'node:crypto';
import { itemId } from '@lectern/domain/base/content/content-field.ts';
import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ContentParts, Identified } from '../../base/content/content-kind.ts';
import { recordsOf } from '../../base/content/insert-rows.ts';
import { materialColumns } from '../library/material-columns.ts';
import type { PlacedQuestion } from './placed-question.ts';

type Questions = readonly Identified<PlacedQuestion>[];

/** The answers of a question, its hint and its reveal. */
export const questionParts: ContentParts<PlacedQuestion> = {
  fields: ['answers', 'hint', 'reveal'],
  read: async (db, ids) => {
    const { rows } = await sql<{ id: string } & Pick<PlacedQuestion, 'answers' | 'hint' | 'reveal'>>`
      select q.id, ${helpJson('hint')} as hint, ${helpJson('reveal')} as reveal,
        coalesce((select json_agg(json_build_object('id', a.id, 'answer', a.answer, 'answer_image', a.answer_image,
          'answer_image_alt', a.answer_image_alt,
          'is_correct', a.is_correct, 'sequence', a.sequence, 'match', a.match) order by a.order_key)
          from answers a where a.question_id = q.id), '[]'::json) as answers
      from questions q where q.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, ...parts }) => [id, parts]));
  },
  write: async (db, questions) => {
    await writeAnswers(db, questions);
    await writeHelp(db, questions);
  },
};

const helpJson = (type: 'hint' | 'reveal') => sql<QuestionHelp>`(
  select json_build_object('kind', min(case when r.page_id is not null then 'EBOOK_PAGE' when r.quickdeck_card_id is not null then 'QUICKDECK' else 'QUICKCLIP' end),
    'resource_ids', json_agg(coalesce(r.page_id, r.quickdeck_card_id, r.quickclip_card_id) order by r.order_key))
  from question_resources r where r.question_id = q.id and r.type = ${type} having count(*) > 0)`;

/** Answers keep their ids, so that a corrected word does not change what a learner chose. */
async function writeAnswers(db: Database, questions: Questions): Promise<void> {
  const rows = questions.flatMap(({ id: question_id, content: { answers } }) =>
    answers.map(
      ({ id = randomUUID(), answer, answer_image, answer_image_alt, is_correct, sequence, match }, order_key) => {
        return { id, question_id, answer, answer_image, answer_image_alt, is_correct, sequence, match, order_key };
      },
    ),
  );
  if (rows.some(({ id }) => !itemId.safeParse(id).success)) throw new Refusal('INVALID', { field: 'answers' });
  const ids = questions.map(({ id }) => id);
  const { numAffectedRows } = await sql`
    with gone as (
      delete from answers where question_id = any(${ids}::uuid[]) and not id = any(${rows.map(({ id }) => id)}::uuid[])
    )
    insert into answers (id, question_id, answer, answer_image, answer_image_alt, is_correct, sequence, match, order_key)
    select id, question_id, answer, answer_image, answer_image_alt, is_correct, sequence, match, order_key
    from ${recordsOf('answers', rows)}
    on conflict (id) do update set answer = excluded.answer, answer_image = excluded.answer_image,
      answer_image_alt = excluded.answer_image_alt,
      is_correct = excluded.is_correct, sequence = excluded.sequence, match = excluded.match, order_key = excluded.order_key
    where answers.question_id = excluded.question_id`.execute(db);
  // An id that is another question's answer finds no row that it may change.
  if (Number(numAffectedRows) !== rows.length) throw new Refusal('INVALID', { field: 'answers' });
}

/** What stays offered keeps its id, by which it can be taken away. */
async function writeHelp(db: Database, questions: Questions): Promise<void> {
  const ids = questions.map(({ id }) => id);
  const rows = questions.flatMap(({ id: question_id, content: { hint, reveal } }) =>
    Object.entries({ hint, reveal }).flatMap(([type, help]) =>
      help ? materialColumns(help.kind, help.resource_ids).map((row) => ({ question_id, type, ...row })) : [],
    ),
  );
  const wanted = recordsOf('question_resources', rows);
  await sql`
    with gone as (
      delete from question_resources r where r.question_id = any(${ids}::uuid[])
        and not exists (select from ${wanted} x where x.question_id = r.question_id and x.type = r.type
          and coalesce(x.page_id, x.quickdeck_card_id, x.quickclip_card_id)
            = coalesce(r.page_id, r.quickdeck_card_id, r.quickclip_card_id))
    )
    insert into question_resources (id, question_id, type, page_id, quickdeck_card_id, quickclip_card_id, order_key)
    select id, question_id, type, page_id, quickdeck_card_id, quickclip_card_id, order_key from ${wanted} x
    on conflict on constraint question_resources_once do update set order_key = excluded.order_key`.execute(db);
}
