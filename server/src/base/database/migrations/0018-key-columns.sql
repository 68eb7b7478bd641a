-- What tells the right answer of a question. Every column of these tables says whether it is open or part of the key; a
-- field of the API that carries a part of the key is declared so, and the tests hold the two against each other.
comment on column answers.is_correct is 'key: whether the answer is right';
comment on column answers.sequence is 'key: the place of the step in the right order';
comment on column answers.match is 'key: the description that belongs to the concept';
comment on column questions.correct_msg is 'key: the feedback on a right answer';
comment on column questions.incorrect_msg is 'key: the feedback on the first wrong try';
comment on column questions.incorrect_msg_two is 'key: the feedback on the second wrong try';
comment on column question_versions.content is 'key, never shown as such: the whole question with everything above';

do $$
declare
  open record;
begin
  for open in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and (c.table_name, c.column_name::text) in (
      ('answers', 'id'), ('answers', 'question_id'), ('answers', 'answer'), ('answers', 'answer_image'),
      ('answers', 'order_key'),
      ('questions', 'id'), ('questions', 'benchmark_id'), ('questions', 'case_study_id'), ('questions', 'is_reinforced'),
      ('questions', 'lesson_id'), ('questions', 'type'), ('questions', 'question'), ('questions', 'order_key'),
      ('questions', 'version_id'), ('questions', 'created_on'), ('questions', 'created_by'),
      ('questions', 'modified_on'), ('questions', 'modified_by'), ('questions', 'deleted_on'),
      ('questions', 'deleted_by'), ('questions', 'version'),
      ('question_versions', 'id'), ('question_versions', 'question_id'), ('question_versions', 'created_on'))
  loop
    execute format('comment on column %I.%I is %L', open.table_name, open.column_name, 'open');
  end loop;
end
$$;
