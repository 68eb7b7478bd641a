-- Choices and rows are shown in another order in each attempt, unless the author's order belongs to the question.
alter table questions add column keeps_order boolean not null default false;
comment on column questions.keeps_order is 'open';

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
      ) order by a.order_key)
      from answers a where a.question_id = q.id
    ), '[]'::jsonb)
  )
  from questions q where q.id = wanted
$$;

-- A field that every version has by default is no other version.
update question_versions set content = content || '{"keeps_order": false}';

drop trigger questions_keep_version on questions;
create constraint trigger questions_keep_version
  after insert or update of type, question, keeps_order, correct_msg, incorrect_msg, incorrect_msg_two on questions
  deferrable initially deferred for each row execute function keep_question_version();
