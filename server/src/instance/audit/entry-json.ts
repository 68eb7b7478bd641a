import { sql, type RawBuilder } from 'kysely';
import type { AuditEntryShape } from './audit-entry.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** What the person, account or partner is called who did what row `l` says. */
const actorName = sql`case l.actor_type
  when 'USER' then (select ${wholeNameIn('u')} from users u where u.id = l.actor_id)
  when 'ACCOUNT' then (select ${wholeNameIn('a')} from identity_accounts a where a.id = l.actor_id)
  when 'PARTNER' then (select p.name from partners p where p.id = l.actor_id) end`;

/** What the thing is called that row `l` is about, whose id is `thing.id`; what is gone is called as the entry calls it. */
const objectName = sql`coalesce(case l.object_type
  when 'user' then (select ${wholeNameIn('u')} from users u where u.id = thing.id)
  when 'account' then (select ${wholeNameIn('a')} from identity_accounts a where a.id = thing.id)
  when 'institution' then (select i.name from institutions i where i.id = thing.id)
  when 'group' then (select g.name from groups g where g.id = thing.id)
  when 'license' then (select s.name from licenses s where s.id = thing.id)
  when 'invitation' then (select ${wholeNameIn('n')} from invitations n where n.id = thing.id)
  when 'product' then (select p.name from products p where p.id = thing.id)
  when 'course' then (select c.name from courses c where c.id = thing.id)
  when 'partner' then (select p.name from partners p where p.id = thing.id)
  when 'media' then (select m.original_name from media m where m.id = thing.id) end,
  beside.facts ->> 'name', beside.facts ->> 'email')`;

/** Row `l` of the audit log, with `beside` what lies beside the chain, as one JSON object. For use inside `fromEntries`. */
export const entryJson: RawBuilder<AuditEntryShape> = sql`json_build_object(
  'chain', l.chain, 'chain_id', l.chain_id, 'number', l.number, 'at', l.at, 'action', l.action,
  'actor', json_build_object('type', l.actor_type, 'id', l.actor_id, 'name', ${actorName}),
  'object', json_build_object('type', l.object_type, 'id', l.object_id, 'name', ${objectName}),
  'institution', (select json_build_object('id', i.id, 'name', i.name) from institutions i
    where l.chain = 'INSTITUTION' and i.id = l.chain_id),
  'undoes', (l.details ->> 'undoes_entry')::bigint,
  'undone_by', (select x.number from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
    and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = l.number))`;

/** The rows `l` that a table or statement gives, each with what lies beside it. */
export const withBeside = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`${rows} l
  left join audit_personal beside using (chain, chain_id, number)
  cross join lateral (select case when l.object_id ~ ${uuid} then l.object_id::uuid end as id) thing`;
