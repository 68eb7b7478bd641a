-- A learner's work moves to another group as a whole: within one transaction an attempt and what hangs on it may
-- stand in different groups, at its end they may not. Deferrable rather than cascading, since a table that is
-- distributed by its group takes no cascade on it.
alter table exercise_results alter constraint exercise_results_attempt_fkey deferrable initially immediate;
alter table answer_records alter constraint answer_records_attempt_fkey deferrable initially immediate;
alter table attempt_permissions alter constraint attempt_permissions_attempt_fkey deferrable initially immediate;

-- A save that names the group an attempt was in before finds it by its id.
create index attempts_id_index on attempts (id);
create index exercise_results_attempt_index on exercise_results (group_id, attempt_id);
