-- The calendar day it is in a time zone. Every statement that asks for today asks here, so that a test can move the day
-- with the setting lectern.now (a moment). Only the server's own connections can set it: nothing a caller sends does.
create function today(time_zone text) returns date
language sql stable parallel safe
return (coalesce(nullif(current_setting('lectern.now', true), '')::timestamptz, now()) at time zone time_zone)::date;
