import { z } from 'zod/mini';
import { calendarDay, monthsLater, type CalendarDay } from '../../calendar-day.ts';
import { contentName, itemId } from '../../base/content/content-field.ts';
import { daysToExpire } from '../../business/license/license.ts';
import { effectiveGroupStatus, groupStatuses } from '../../business/seats/group-times.ts';

/** What of a license decides about a group of it: `free` are the places that no group holds, `held` those that this group holds of it. */
export type LicenseOfGroup = {
  readonly activation_date: CalendarDay | null;
  readonly expiry_date: CalendarDay | null;
  readonly free: number;
  readonly held?: number;
};

/** What decides about a group that is written: `group` is the one that is changed, null while it is a new one. */
export type GroupFacts = {
  /** Today in the time zone of the institution. */
  readonly today: CalendarDay;
  /** A license by its id; null where it is not one to choose from. */
  readonly licenseOf: (license_id: string) => LicenseOfGroup | null;
  /** Its license, the learners in it, and its days so far, which may stay. */
  readonly group: {
    readonly license_id: string;
    readonly learners: number;
    readonly start_date: CalendarDay;
    readonly end_date: CalendarDay;
  } | null;
};

// What is left empty must not keep the rules about several fields from being looked at, as a check that aborts would.
const required = z.string().check(z.trim(), z.minLength(1));
// In the order of the form, so that the first thing wrong is the first one on the screen.
const shapeOf = <Size extends z.ZodMiniType<number>>(group_size: Size) => ({
  name: z.pipe(required, contentName),
  license_id: z.pipe(required, itemId),
  group_size,
  status: z.enum(groupStatuses),
  start_date: z.pipe(required, calendarDay),
  end_date: z.pipe(required, calendarDay),
  courses: z.array(itemId).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
  ),
});

/** The most places of a group, whatever its license. */
const mostPlaces = 100_000;
const groupSize = (least: number) => z.int().check(z.gte(Math.max(1, least)), z.lte(mostPlaces));

/** A number of places as a person types it. */
const typedSize = z.pipe(z.pipe(required, z.string().check(z.regex(/^-?\d+$/, 'WRONG_SHAPE'))), z.transform(Number));

/** The values of a group that rules compare; some may be missing or wrong while they are typed. */
type Written = Readonly<z.output<z.ZodMiniObject<ReturnType<typeof shapeOf>>>>;

/** A rule about several fields, which is looked at whatever else is wrong. */
const rule = (path: keyof Written, error: string, holds: (written: Written) => boolean) =>
  z.refine<Written>(holds, { error, path: [path], when: () => true });

/** Whether a group goes over to another license: only once its own has expired, since before that its places are bought there. */
export const mayChooseLicense = (own: Pick<LicenseOfGroup, 'expiry_date'>, today: CalendarDay): boolean =>
  daysToExpire(own.expiry_date, today) <= 0;

const rules = ({ today, licenseOf, group }: GroupFacts) => [
  rule('group_size', 'NO_PLACES', ({ license_id, group_size, status, start_date, end_date }) => {
    const license = licenseOf(license_id);
    if (!license || effectiveGroupStatus({ status, start_date, end_date }, today) === 'ENDED') return true;
    return !(group_size > license.free + (license.held ?? 0));
  }),
  rule('start_date', 'DAY_PASSED', ({ start_date }) => group !== null || !(start_date < today)),
  rule('start_date', 'BEFORE_LICENSE', ({ license_id, start_date }) => {
    const first = licenseOf(license_id)?.activation_date;
    return first == null || start_date === '' || start_date === group?.start_date || !(start_date < first);
  }),
  rule('start_date', 'DAYS_REVERSED', ({ start_date, end_date }) => end_date === '' || !(start_date > end_date)),
  rule('end_date', 'AFTER_EXPIRY', ({ license_id, end_date }) => {
    const expiry = licenseOf(license_id)?.expiry_date;
    const stays = end_date === group?.end_date && license_id === group.license_id;
    return expiry == null || stays || !(end_date > expiry);
  }),
];

/**
 * A group as it is created or changed. It refuses a size below the learners (TOO_LOW) or above the places that the
 * license has left beside those that the group holds (NO_PLACES; a group that is over reserves none), a new group that
 * begins before today (DAY_PASSED), a new start before the first day of the license (BEFORE_LICENSE), a start after the end (DAYS_REVERSED) and a new end after the expiry day of
 * the license (AFTER_EXPIRY).
 */
export const groupSchema = (facts: GroupFacts) =>
  z.object(shapeOf(groupSize(facts.group?.learners ?? 1))).check(...rules(facts));

/** What `groupSchema` gives. */
export type GroupInput = z.output<ReturnType<typeof groupSchema>>;

/** The form of a group: its size as it is typed. It gives and refuses what `groupSchema` does. */
export const groupForm = (facts: GroupFacts) =>
  z.object(shapeOf(z.pipe(typedSize, groupSize(facts.group?.learners ?? 1)))).check(...rules(facts));

/** What stands in the fields of that form. */
export type GroupForm = z.input<ReturnType<typeof groupForm>>;

/** The days that a new group is offered: from today, or the first day of its license if that is to come, for three months, or until the license expires if that is earlier. */
export function offeredDays(
  today: CalendarDay,
  license: Pick<LicenseOfGroup, 'activation_date' | 'expiry_date'> | null,
): { readonly start_date: CalendarDay; readonly end_date: CalendarDay } {
  const { activation_date, expiry_date } = license ?? { activation_date: null, expiry_date: null };
  const start_date = activation_date !== null && activation_date > today ? activation_date : today;
  const later = monthsLater(start_date, 3);
  return { start_date, end_date: expiry_date !== null && expiry_date < later ? expiry_date : later };
}
