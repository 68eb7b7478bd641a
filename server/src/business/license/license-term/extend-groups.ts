import { daysBeforeTermEnds } from '@lectern/domain/business/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { uncoveredProducts } from '../uncovered-products.ts';

/**
 * Whether the group row `g` ends with the term of its license row `l` that runs, at the institution row `i`: it ended in it by
 * its last day, or runs still and ends within the last 30 days of it. One that was ended by hand was meant to end, and one
 * about a product that the license has lost since cannot go on.
 */
export const endsWithTerm = sql<boolean>`(g.license_id = l.id and g.deleted_on is null and g.status = 'STARTED'
  and coalesce(g.ended_term, l.total_renewals) = l.total_renewals and (g.end_date < today(i.time_zone)
    or g.end_date between l.expiry_date - ${daysBeforeTermEnds}::int and l.expiry_date)
  and not exists ${uncoveredProducts})`;

type EndingGroup = {
  readonly id: string;
  readonly name: string;
  /** The seats that it needs and does not hold. */
  readonly needs: number;
  readonly end_date: string;
};

/** A group that was extended or is no longer: its last day before and after. */
export type MovedGroup = { readonly id: string; readonly from: string; readonly to: string };

/** The groups that a renewal is to extend, before it; it refuses those that do not end with the term that ends (NOT_FOUND). */
export async function groupsToExtend(
  db: Database,
  license_id: string,
  ids: readonly string[],
): Promise<readonly EndingGroup[]> {
  const { rows } = await sql<EndingGroup>`/* groups-to-extend */
    select g.id, g.name, g.end_date, case when g.ended_term is null then 0 else g.group_size end as needs
    from licenses l join institutions i on i.id = l.institution_id join groups g on ${endsWithTerm}
    where l.id = ${license_id} and g.id = any(${ids}::uuid[])
    order by g.id for no key update of g`.execute(db);
  if (rows.length !== ids.length) throw new Refusal('NOT_FOUND', { field: 'group_ids' });
  return rows;
}

/** Extends groups of a license whose further term has begun; it refuses more places than are free, with the groups (NO_SEATS_LEFT). */
export async function extendGroups(
  context: Context,
  license: { readonly id: string; readonly term: number },
  groups: readonly EndingGroup[],
  until: string,
): Promise<readonly MovedGroup[]> {
  if (groups.length === 0) return [];
  const { db } = context;
  const { rows } = await sql<{ free: number }>`/* free-seats */
    select max_users - slots_used as free from licenses where id = ${license.id}`.execute(db);
  const free = rows[0]?.free ?? 0;
  const needed = groups.reduce((sum, { needs }) => sum + needs, 0);
  if (needed > free)
    throw new Refusal('NO_SEATS_LEFT', {
      field: 'group_ids',
      details: { groups: groups.map(({ name }) => name), needed, free },
    });
  for (const { id, end_date } of groups) {
    const version = await moveEnd(db, id, until, getViewerId(context));
    await sql`/* extended-group */ insert into extended_groups (license_id, term, group_id, end_date, version, entry)
      select ${license.id}, ${license.term}, ${id}, ${end_date}, ${version}, max(number)
      from seat_entries where license_id = ${license.id} and group_id = ${id}`.execute(db);
  }
  return groups.map(({ id, end_date }) => ({ id, from: end_date, to: until }));
}

/**
 * Gives the groups that a renewal extended their last days of before, except those that were changed, joined or left since:
 * they use what was gained.
 */
export async function takeBackExtended(
  context: Context,
  license_id: string,
  term: number,
): Promise<readonly MovedGroup[]> {
  const { db } = context;
  const { rows } = await sql<MovedGroup>`/* extended-groups */
    select g.id, g.end_date as "from", x.end_date as "to" from extended_groups x join groups g on g.id = x.group_id
    where x.license_id = ${license_id} and x.term = ${term} and g.deleted_on is null and g.version = x.version
      and not exists (select from seat_entries e where e.license_id = ${license_id} and e.group_id = g.id and e.number > x.entry)
    order by g.id for no key update of g`.execute(db);
  for (const { id, to } of rows) await moveEnd(db, id, to, getViewerId(context));
  return rows;
}

async function moveEnd(db: Database, id: string, end_date: string, viewerId: string): Promise<number> {
  const { version } = await db
    .updateTable('groups')
    .set({
      end_date,
      version: sql<number>`version + 1`,
      modified_on: sql<string>`now()`,
      modified_by: viewerId,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Writes into the log of an institution that groups have other last days, so that their own history says it too. */
export async function writeMoved(
  context: Context,
  institution_id: string,
  moved: readonly MovedGroup[],
): Promise<void> {
  for (const { id, from, to } of moved)
    await writeAudit(context.db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'GROUP_CHANGED',
      object: { type: 'group', id },
      details: { end_date: { from, to } },
    });
}
