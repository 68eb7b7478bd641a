import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import {
  recentDays,
  windowDays,
  type WorklistSort,
  type WorklistWindow,
} from '@lectern/domain/business/renewal/renewals.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '../../base/database/finds.ts';
import type { Database } from '../../base/database/connect.ts';
import { getViewerId, type Context, type Viewer } from '../../base/graphql/context.ts';
import { looksAfter } from '../institution/looks-after.ts';
import { nextDue, openFollowUps, placesHeld, renewalJson, type RenewalRow } from './renewal-row.ts';

/** Which licenses of the worklist are asked for, and in which order. */
export type RenewalsAsked = {
  readonly window: WorklistWindow;
  readonly sort: WorklistSort;
  readonly descending: boolean;
  /** Whose institutions; null for everybody's. */
  readonly assignedTo: string | null;
  readonly search: string;
};

/** A license of the worklist for somebody. */
export type RenewalShape = RenewalRow & { readonly viewer: Pick<Viewer, 'id' | 'role'> };

const today = sql`today(i.time_zone)`;
const figure = (name: string) =>
  sql`(select f.${sql.raw(name)}::float8 from license_figures f where f.license_id = l.id)`;

/** What the list is sorted by: a number or a text for each license; of numbers, what is unknown comes last. */
const places: Readonly<Record<WorklistSort, RawBuilder<unknown>>> = {
  INSTITUTION: sql`lower(i.name)`,
  LICENSE: sql`lower(l.name)`,
  DAYS: sql`(coalesce(l.expiry_date, (l.created_on at time zone i.time_zone)::date) - ${today})::float8`,
  SEATS: sql`${placesHeld(today)}::float8 / l.max_users`,
  ACTIVE: figure('active'),
  ACTIVE_BEFORE: figure('active_before'),
  GAIN: figure('gain'),
  FOLLOW_UPS: sql`${openFollowUps}::float8`,
  NEXT_DUE: sql`(${nextDue} - date '2000-01-01')::float8`,
};
const ofText: readonly WorklistSort[] = ['INSTITUTION', 'LICENSE'];

/** Days outside these are outside everywhere: nowhere does a day begin later, or earlier. */
const [lastZone, firstZone] = ['Etc/GMT+12', 'Etc/GMT-14'];

function inWindow(window: WorklistWindow): RawBuilder<unknown> {
  if (window === 'OPEN_QUOTES') return sql`l.activation_date is null`;
  if (window === 'ALL_ACTIVE') return sql`l.activation_date is not null and l.expiry_date > ${today}`;
  if (window === 'RECENTLY_EXPIRED')
    return sql`l.activation_date is not null and l.expiry_date between ${today} - ${recentDays}::int and ${today}
      and l.expiry_date between today(${lastZone}) - ${recentDays}::int and today(${firstZone})`;
  const days = windowDays[window];
  return sql`l.activation_date is not null and l.expiry_date between ${today} + 1 and ${today} + ${days}::int
    and l.expiry_date between today(${lastZone}) + 1 and today(${firstZone}) + ${days}::int`;
}

const withOthers = sql`join institutions i on i.id = l.institution_id
  left join users m on ${looksAfter('m')}`;
const joined = sql`from licenses l ${withOthers}`;

const placeOf = ({ sort, descending }: RenewalsAsked) =>
  ofText.includes(sort)
    ? places[sort]
    : sql`coalesce(${places[sort]}, ${descending ? '-Infinity' : 'Infinity'}::float8)`;

/** The place of a license and its id, be it in the list or not. */
const standing = (asked: RenewalsAsked, id: string) =>
  sql`(select ${placeOf(asked)}, l.id ${joined} where l.id = ${id})`;

/** The licenses behind a place in their order, so many at most: their rows, and where each stands in the list. */
function found(asked: RenewalsAsked, after: RawBuilder<unknown> | null, limit: number) {
  const { window, descending, assignedTo, search } = asked;
  const place = placeOf(asked);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const behind = sql.raw(descending ? '<' : '>');
  return {
    // Each place is counted once, also where it is compared with the one before.
    page: sql`select s.id, s.place from (select l.id, ${place} as place ${joined}
      where l.deleted_on is null and i.deleted_on is null and ${inWindow(window)}
        and (${assignedTo}::uuid is null or i.sales_manager_id = ${assignedTo})
        and ${finds(sql`(i.searched || l.searched || coalesce(m.searched_name, ''))`, search)}
        offset 0) s
      where ${after ? sql`(s.place, s.id) ${behind} ${after}` : sql`true`}
      order by s.place ${direction}, s.id ${direction} limit ${limit}`,
    order: sql`p.place ${direction}, p.id ${direction}`,
  };
}

/** How many licenses of the worklist follow a cursor: as many as the limit, and one more where there are more. */
export async function readRenewals(
  context: Context,
  operation: Operation,
  asked: RenewalsAsked,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<RenewalShape[]> {
  const viewerId = getViewerId(context);
  const { page, order } = found(asked, after === null ? null : standing(asked, after), limit);
  // Without a name, so that it is planned each time: few licenses end in 30 days, and all of them run.
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select viewer.role,
      ${after}::uuid is null or exists (select from licenses a where a.id = ${after}) as cursor_known,
      (select coalesce(json_agg(${renewalJson} order by ${order}), '[]'::json)
        from page p join licenses l on l.id = p.id ${withOthers}) as found
    from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
  const [row] = rows;
  if (!row) throw new Refusal('UNAUTHENTICATED');
  context.checks.allow(operation, { signedIn: true, globalRole: row.role });
  if (!row.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
  const viewer = { id: viewerId, role: row.role };
  return row.found.map((license) => ({ ...license, viewer }));
}

type Row = {
  readonly role: GlobalRole;
  readonly cursor_known: boolean;
  readonly found: readonly RenewalRow[];
};

/**
 * All licenses that are asked for, some at a time, with no connection held in between. They go on behind the place that the
 * last one had, whatever became of it.
 */
export async function* eachRenewal(db: Database, asked: RenewalsAsked, step: number): AsyncGenerator<RenewalRow[]> {
  const type = ofText.includes(asked.sort) ? sql`text` : sql`float8`;
  for (let after: RawBuilder<unknown> | null = null; ;) {
    const { page, order }: ReturnType<typeof found> = found(asked, after, step);
    const { rows }: { rows: Placed[] } = await sql<Placed>`
      with page as materialized (${page})
      select ${renewalJson} as license, p.place
      from page p join licenses l on l.id = p.id ${withOthers}
      order by ${order}`.execute(db);
    yield rows.map(({ license }) => license);
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = sql`(${last.place}::${type}, ${last.license.id}::uuid)`;
  }
}

type Placed = { readonly license: RenewalRow; readonly place: string | number };
