-- What the picture of an answer says to those who do not see it, where the answer has no text.
alter table answers add column answer_image_alt text;
comment on column answers.answer_image_alt is 'open';

-- Only where there is one, so that no version is another one because of the column.
create or replace function question_content(wanted uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'type', q.type,
    'question', q.question,
    'keeps_order', q.keeps_order,
    'correct_msg', q.correct_msg,
    'incorrect_msg', q.incorrect_msg,
    'incorrect_msg_two', q.incorrect_msg_two,
    'answers', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'answer', a.answer, 'answer_image', a.answer_image,
        'is_correct', a.is_correct, 'sequence', a.sequence, 'match', a.match
      ) || case when a.answer_image_alt is null then '{}' else jsonb_build_object('answer_image_alt', a.answer_image_alt) end
      order by a.order_key)
      from answers a where a.question_id = q.id
    ), '[]'::jsonb)
  )
  from questions q where q.id = wanted
$$;
