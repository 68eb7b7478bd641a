import { auditRoles, contentRoles, salesRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import type { AuditAction } from '../../base/audit-log/audit-action.ts';
import type { AuditEntry } from '../../base/audit-log/write-audit.ts';
import { findsByIndex, searchForm } from '../../base/database/finds.ts';
import { searchedInPerson } from '../../base/account/searched-in-person.ts';
import { isDraft } from '../../business/institution/license-drafts.ts';
import { hiddenFromInstitutions } from './shown-to-institutions.ts';
import type { EntryPlace } from '../../base/audit-log/entry-id.ts';

/** Which entries of the audit log are asked for; what is null narrows nothing. */
export type AskedEntries = {
  /** The institution whose chain it is; null for all chains. */
  readonly institution_id: string | null;
  /** By or about a person. */
  readonly person: string | null;
  /** By a person, an account or a partner. */
  readonly actor: string | null;
  /** About one thing. */
  readonly object: string | null;
  readonly object_type: AuditEntry['object']['type'] | null;
  readonly actions: readonly AuditAction[] | null;
  readonly from: string | null;
  readonly until: string | null;
  /** What somebody or something is called who did it or whom it was done to; empty for everything. */
  readonly search: string;
};

/** How many people and things may be called what is searched for; of more it cannot be said who is meant. */
export const mostNamed = 1000;

const staff = [...new Set([...supportRoles, ...salesRoles, ...contentRoles])];

const kept = sql`x.searched`;
const worked = searchForm(sql`x.name`);

/** The ids, as `id`, of people with their accounts and of things that are called so, at an institution those it has to do with. */
function named({ search, institution_id }: AskedEntries): RawBuilder<unknown> {
  const at = sql`${institution_id}::uuid`;
  const everywhere = institution_id === null;
  const called = (table: string, more = sql``, form = kept) => sql`
    (select x.id::text from ${sql.table(table)} x where ${findsByIndex(form, search)} ${more} limit ${mostNamed + 1})`;
  const there = everywhere ? sql`` : sql`and x.institution_id = ${at}`;
  return sql`select id from (
    (select unnest(array[u.id::text, u.subject]) as id from (
      select u.id, u.subject from users u where u.deleted_on is null and ${findsByIndex(searchedInPerson, search)}
        and (${everywhere}::boolean or u.role = any(${staff}::global_role[]) or exists (
          select from institution_members m where m.user_id = u.id and m.institution_id = ${at}))
      limit ${mostNamed + 1}) u)
    union all ${called('institutions', everywhere ? sql`` : sql`and x.id = ${at}`)}
    union all ${called('groups', there, worked)} union all ${called('licenses', there)} union all ${called('partners', there, worked)}
    union all ${everywhere ? sql`${called('products', sql``, worked)} union all ${called('courses', sql``, worked)} union all` : sql``}
    (select x.id::text from invitations x where ${findsByIndex(kept, search)}
      ${there} limit ${mostNamed + 1})
    union all select lower(${search})
  ) called where id is not null limit ${2 * mostNamed + 2}`;
}

/** Of a person, the ids that entries know them by: their own, and that of their account. */
const idsOf = (person: string) => sql`select ${person}::text as id
  union all select u.subject from users u where u.id = ${person} and u.subject is not null`;

/** Whose entries are asked for, by ids of who did them or of what they are about; null for everybody's. */
function whose(
  asked: AskedEntries,
): { readonly ids: RawBuilder<unknown>; readonly as: readonly ('actor' | 'object')[] } | null {
  if (asked.person !== null) return { ids: idsOf(asked.person), as: ['actor', 'object'] };
  if (asked.actor !== null) return { ids: idsOf(asked.actor), as: ['actor'] };
  if (asked.object !== null) return { ids: sql`select ${asked.object}::text as id`, as: ['object'] };
  return asked.search === '' ? null : { ids: named(asked), as: ['actor', 'object'] };
}

/** What was done with a quote that nobody has sent. */
const ofDraft = sql`(l.object_type = 'license' and exists (select from licenses d where d.id::text = l.object_id and ${isDraft('d')}))`;

/** Administrators of the institution are not shown every act; the row `viewer` of the surrounding statement is who looks. */
export const isShown = sql`(viewer.role = any(${[...auditRoles]}::global_role[]) or l.action <> all(${hiddenFromInstitutions}::text[]) and not ${ofDraft})`;

/** What holds of every entry `l` that is asked for, whoever did it. */
function holds(asked: AskedEntries): RawBuilder<unknown> {
  const { institution_id, object_type, actions, from, until } = asked;
  const conditions = [
    ...(institution_id === null
      ? []
      : [sql`l.chain = 'INSTITUTION' and l.chain_id = ${institution_id}::uuid and ${isShown}`]),
    ...(object_type === null ? [] : [sql`l.object_type = ${object_type}`]),
    ...(actions === null ? [] : [sql`l.action = any(${actions}::text[])`]),
    ...(from === null ? [] : [sql`l.at >= ${from}::timestamptz`]),
    ...(until === null ? [] : [sql`l.at < ${until}::timestamptz`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const place = sql`l.at, l.chain, l.chain_id, l.number`;

/** The order of entries `l`. */
export const newestFirst = sql`order by l.at desc, l.chain desc, l.chain_id desc, l.number desc`;

/** The entries `l` that come after a cursor in that order; by the moment alone too, which is what the indexes know. */
const isAfter = ({ chain, chain_id, number }: EntryPlace) => sql`l.at <= (select at from anchor)
  and (${place}) < ((select at from anchor), ${chain}, ${chain_id}::uuid, ${number}::bigint)`;

/**
 * The parts of a statement that find the places of the newest entries asked for, as `page`, after a cursor whose entry is
 * `anchor`; `ids` is how many people and things are called what was searched for. Each of them gives its own newest ones,
 * so that neither many entries nor few are read through.
 */
export function pageOfEntries(asked: AskedEntries, after: EntryPlace | null, most: number): RawBuilder<unknown> {
  const by = whose(asked);
  const anchor = sql`anchor as (select l.at from audit_log l
    where (l.chain, l.chain_id, l.number) = (${after?.chain ?? null}, ${after?.chain_id ?? null}::uuid, ${after?.number ?? null}::bigint)
      and (${asked.institution_id}::uuid is null or l.chain_id = ${asked.institution_id}::uuid))`;
  const newest = (isTheirs: RawBuilder<unknown>) => sql`(select ${place} from audit_log l
    where ${isTheirs} and ${holds(asked)} and ${after ? isAfter(after) : sql`true`} ${newestFirst} limit ${most})`;
  if (by) {
    const parts = by.as.map((as) => newest(as === 'object' ? sql`l.object_id = ids.id` : isBy));
    return sql`${anchor}, ids as materialized (${by.ids}), page as (
      select l.* from (
        select distinct ${place} from ids cross join lateral (${sql.join(parts, sql` union all `)}) l
        where (select count(*) from ids) <= ${2 * mostNamed}
      ) l ${newestFirst} limit ${most})`;
  }
  // A chain stands in the order of its numbers.
  const inChain = sql`(select ${place} from audit_log l
    where ${holds(asked)} and ${after ? sql`l.number < ${after.number}` : sql`true`} order by l.number desc limit ${most})`;
  return sql`${anchor}, ids as (select null::text as id where false),
    page as ${asked.institution_id === null ? newest(sql`true`) : inChain}`;
}

const isBy = sql`l.actor_id = case when ids.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ids.id::uuid end`;
