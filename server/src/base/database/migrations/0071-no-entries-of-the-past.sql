-- An entry of the audit log has the moment at which it is written, whoever writes it: a function that took a moment of the
-- past while a school was being made could be reached by a transaction that enters every user anew.
drop function write_history(timestamptz, text, uuid, text, uuid, text, text, text, jsonb, jsonb);
