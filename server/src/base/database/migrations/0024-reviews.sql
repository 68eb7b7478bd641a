-- When a group shows the right answers after an assessment. What no screen could set before becomes the rule; a benchmark
-- that was opened by hand stays open, and a summary that was closed by hand stays closed.
create type review_rule as enum ('WHEN_NOT_ASKED', 'AT_ONCE', 'NEVER');

alter table groups alter column review_benchmarks drop default, alter column review_summaries drop default;
alter table groups
  alter column review_benchmarks type review_rule
    using (case when review_benchmarks then 'AT_ONCE' else 'WHEN_NOT_ASKED' end)::review_rule,
  alter column review_summaries type review_rule
    using (case when review_summaries then 'WHEN_NOT_ASKED' else 'NEVER' end)::review_rule;
alter table groups
  alter column review_benchmarks set default 'WHEN_NOT_ASKED',
  alter column review_summaries set default 'WHEN_NOT_ASKED';

-- The seconds of a result are the active ones of its answers, in an assessment as in a study project.
update exercise_results r set seconds_spent = active.seconds
from (
  select x.group_id, x.attempt_id, x.exercise_id, sum(x.seconds_spent)::int as seconds
  from answer_records x group by x.group_id, x.attempt_id, x.exercise_id
) active
where r.type <> 'STUDY_PROJECT' and r.completed_on is not null
  and active.group_id = r.group_id and active.attempt_id = r.attempt_id and active.exercise_id = r.exercise_id
  and r.seconds_spent <> active.seconds;
