import { daysBetween } from '@lectern/domain/calendar-day.ts';
import { daysToExpire, licenseState } from '@lectern/domain/business/license/license.ts';
import {
  renewalReasons,
  type LicenseFigures,
  type RenewalReason,
} from '@lectern/domain/business/renewal/renewal-reasons.ts';
import { sql, type RawBuilder } from 'kysely';
import type { UserShape } from '../../base/account/user.ts';

/** What was counted of a license at night, and on which day. */
export type CountedFigures = LicenseFigures & {
  readonly counted_on: string;
  /** In points of percent; null while too few learners make it up. */
  readonly gain: number | null;
};

/** A license of the worklist as the database gives it. */
export type RenewalRow = {
  readonly id: string;
  readonly name: string;
  readonly is_quoted: boolean;
  readonly quoted_on: string;
  readonly activation_date: string | null;
  readonly term_began_on: string | null;
  readonly expiry_date: string | null;
  readonly max_users: number;
  readonly slots_used: number;
  readonly taken: number;
  readonly institution: { readonly id: string; readonly name: string; readonly logo: string | null };
  readonly sales_manager: UserShape | null;
  readonly figures: CountedFigures | null;
  readonly follow_ups: number;
  readonly next_due: string | null;
  /** Today in the time zone of its institution. */
  readonly today: string;
};

/** The rules that hold for a license of the worklist. */
export function reasonsOf(row: RenewalRow): RenewalReason[] {
  const {
    is_quoted,
    activation_date: _first,
    expiry_date,
    term_began_on,
    max_users,
    sales_manager,
    today,
    ...facts
  } = row;
  return renewalReasons(
    {
      ...facts,
      state: licenseState(row, today),
      days_left: is_quoted ? null : daysToExpire(expiry_date, today),
      days_run: term_began_on === null ? 0 : daysBetween(term_began_on, today),
      bought: max_users,
      has_manager: sales_manager !== null,
    },
    today,
  );
}

/** Row `u` of the open follow-ups of the license in row `l`; one that names no license is its institution's, and marks none. */
const followUps = sql`from follow_ups u where u.institution_id = l.institution_id and u.license_id = l.id
  and u.done_on is null and u.deleted_on is null`;

/** How many follow-ups are open for the license in row `l`, and the day the first is due. */
export const openFollowUps: RawBuilder<number> = sql`(select count(*)::int ${followUps})`;
export const nextDue: RawBuilder<string | null> = sql`(select min(u.due_on) ${followUps})`;

/** The places of the license in row `l` that groups hold; what groups release whose last day has passed is released. */
export const placesHeld = (today: RawBuilder<unknown>): RawBuilder<number> => sql`(l.slots_used - (
  select coalesce(sum(d.group_size - d.learners), 0) from groups d
  where d.license_id = l.id and d.ended_term is null and d.status = 'STARTED' and d.end_date < ${today} and d.deleted_on is null))`;

/** The license in row `l` of the institution in row `i` as one JSON object, for a larger statement; `m` is who looks after that, if anybody. */
export const renewalJson: RawBuilder<RenewalRow> = sql`json_build_object(
  'id', l.id, 'name', l.name, 'is_quoted', l.is_quoted, 'quoted_on', (l.created_on at time zone i.time_zone)::date,
  'activation_date', l.activation_date, 'term_began_on', greatest(l.activation_date, (l.last_renewed at time zone i.time_zone)::date),
  'expiry_date', l.expiry_date, 'max_users', l.max_users, 'slots_used', ${placesHeld(sql`today(i.time_zone)`)},
  'taken', coalesce((select e.taken from seat_entries e where e.license_id = l.id order by e.number desc limit 1), 0),
  'institution', json_build_object('id', i.id, 'name', i.name, 'logo', i.logo),
  'sales_manager', case when m.id is not null then json_build_object('id', m.id, 'first_name', m.first_name,
    'last_name', m.last_name, 'avatar', m.avatar, 'email', m.email, 'role', m.role) end,
  'figures', (select json_build_object('counted_on', f.counted_on, 'learners', f.learners, 'active', f.active,
      'active_before', f.active_before, 'gain', f.gain, 'gain_learners', f.gain_learners)
    from license_figures f where f.license_id = l.id),
  'follow_ups', ${openFollowUps}, 'next_due', ${nextDue}, 'today', today(i.time_zone))`;
