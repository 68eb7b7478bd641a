import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { sql, type RawBuilder } from 'kysely';

const rows = sql<boolean>`
  select bool_and(coalesce((x.answer -> 'rows' -> (key ->> 'id'))::boolean = (key ->> 'is_correct')::boolean, false))
  from jsonb_array_elements(v.content -> 'answers') key`;

const statements: Readonly<Record<QuestionType, RawBuilder<boolean>>> = {
  MULTIPLE_CHOICE: sql`
    select bool_and((key ->> 'is_correct')::boolean = (x.answer -> 'chosen' ? (key ->> 'id')))
      and jsonb_array_length(x.answer -> 'chosen') = count(*) filter (where (key ->> 'is_correct')::boolean)
    from jsonb_array_elements(v.content -> 'answers') key`,
  SEQUENCE: sql`
    select bool_and((right_one ->> 'answer', right_one ->> 'answer_image') is not distinct from (given ->> 'answer', given ->> 'answer_image'))
    from (select key, row_number() over (order by (key ->> 'sequence')::int) as place
      from jsonb_array_elements(v.content -> 'answers') key) ordered(right_one, place)
    left join lateral (select key as given from jsonb_array_elements(v.content -> 'answers') key
      where key ->> 'id' = x.answer -> 'order' ->> (place - 1)::int) chosen on true`,
  TRUE_OR_FALSE: rows,
  CORRECT_OR_INCORRECT: rows,
  MATCHING: sql`
    select bool_and(coalesce(described.key ->> 'match' = concept ->> 'match', false))
    from jsonb_array_elements(v.content -> 'answers') concept
    left join lateral (select key from jsonb_array_elements(v.content -> 'answers') key
      where key ->> 'id' = asked.shown ->> (ascii(x.answer -> 'letters' ->> (concept ->> 'id')) - ascii('A'))) described on true
    where concept ->> 'answer' <> ''`,
};

/**
 * Whether the answer record `x` to the question version `v`, shown in the order `asked.shown`, is right: told by the
 * key in the database, without the rules that grade.
 */
export const rightByKey: RawBuilder<boolean> = sql`coalesce(case v.content ->> 'type' ${sql.join(
  Object.entries(statements).map(([type, statement]) => sql`when ${sql.lit(type)} then (${statement})`),
  sql` `,
)} end, false)`;
