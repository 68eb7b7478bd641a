-- How many questions of an attempt are answered, as `isAnswered` of the rules says it: a choice with a selection, a
-- sequence that was placed, rows and concepts of which none is left open. Of one exercise, or of all that it asks.
create function answered_questions(questions jsonb, progress jsonb, exercise uuid) returns integer
language sql stable as $$
  select count(*)::integer
  from jsonb_array_elements(questions) asked
  join question_versions v on v.id = (asked ->> 'version_id')::uuid
  cross join lateral (select progress -> (asked ->> 'question_id') -> 'answer' as given) one
  where jsonb_typeof(given) = 'object' and (exercise is null or asked ->> 'exercise_id' = exercise::text)
    and case asked ->> 'type'
      when 'MULTIPLE_CHOICE' then exists (
        select from jsonb_array_elements(v.content -> 'answers') a where given -> 'chosen' ? (a ->> 'id'))
      when 'SEQUENCE' then (given ->> 'placed')::boolean
      when 'MATCHING' then not exists (
        select from jsonb_array_elements(v.content -> 'answers') a
        where a ->> 'answer' <> '' and not (given -> 'letters' ? (a ->> 'id')))
      else not exists (
        select from jsonb_array_elements(v.content -> 'answers') a where not (given -> 'rows' ? (a ->> 'id')))
    end
$$;
