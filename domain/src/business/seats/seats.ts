import { nextDay, type CalendarDay } from '../../calendar-day.ts';
import { effectiveGroupStatus, type GroupTimes } from './group-times.ts';
import type { RefusalCode } from '../../refusal.ts';

/** What happens to seats: bought with a license, reserved or released by a group of it, taken or left by a learner. */
export type SeatKind = 'BOUGHT' | 'RESERVED' | 'RELEASED' | 'TAKEN' | 'LEFT';

/** One entry of the ledger of a license. `seats` is the change: negative for what is released, left or given back. */
export type SeatEntry = {
  readonly kind: SeatKind;
  readonly group_id: string | null;
  readonly user_id: string | null;
  readonly seats: number;
  readonly day: CalendarDay;
};

/** A group as the ledger sees it. `ended_term` is the term of its license in which it ended, null while it has not. */
export type SeatGroup = Omit<GroupTimes, 'start_date'> & {
  readonly deleted: boolean;
  readonly group_size: number;
  readonly learners: ReadonlySet<string>;
  readonly ended_term: number | null;
};

/** A license with its groups by id. `term` counts its renewals; of a quote nothing is bought. */
export type SeatLicense = {
  readonly max_users: number;
  readonly is_quoted: boolean;
  readonly term: number;
  readonly groups: ReadonlyMap<string, SeatGroup>;
};

/**
 * What changes seats: a number bought, a license activated or renewed and either undone, groups that ended extended to a
 * later day, a time zone corrected so that it is another day, a group opened, changed or made as large as its learners
 * are, a learner who joins or leaves.
 */
export type SeatAct =
  | { readonly type: 'BUY'; readonly max_users: number }
  | { readonly type: 'ACTIVATE' }
  | { readonly type: 'UNDO_ACTIVATION' }
  | { readonly type: 'RENEW' }
  | { readonly type: 'UNDO_RENEWAL' }
  | { readonly type: 'CORRECT_ZONE' }
  | { readonly type: 'EXTEND'; readonly group_ids: readonly string[]; readonly end_date: CalendarDay }
  | { readonly type: 'RELEASE'; readonly group_id: string }
  | { readonly type: 'OPEN'; readonly group_id: string; readonly end_date: CalendarDay; readonly group_size: number }
  | {
      readonly type: 'CHANGE';
      readonly group_id: string;
      readonly to: Partial<Pick<SeatGroup, 'status' | 'end_date' | 'group_size' | 'deleted'>>;
    }
  | { readonly type: 'JOIN' | 'LEAVE'; readonly group_id: string; readonly user_id: string };

/** The license after an act and the entries that the act writes, or why it is refused: then nothing is written. */
export type SeatsWritten =
  | { readonly refusal: RefusalCode }
  | { readonly refusal: null; readonly license: SeatLicense; readonly entries: readonly SeatEntry[] };

/**
 * How many places of its license a group holds in a term: its whole size until it ends (closed, it keeps them), then
 * those that learners have taken, and none once a renewal began another term or it is deleted.
 */
function placesHeld(group: SeatGroup, term: number): number {
  if (!countsInTerm(group, term)) return 0;
  return group.ended_term === null ? group.group_size : group.learners.size;
}

/** How many learners of a group count as served by its license now: all, unless it is deleted or ended before the term. */
export function placesTaken(group: SeatGroup, term: number): number {
  return countsInTerm(group, term) ? group.learners.size : 0;
}

const countsInTerm = ({ deleted, ended_term }: SeatGroup, term: number) =>
  !deleted && (ended_term === null || ended_term === term);

/** How many places all groups of a license hold. */
export function slotsUsed({ groups, term }: SeatLicense): number {
  return [...groups.values()].reduce((sum, group) => sum + placesHeld(group, term), 0);
}

/**
 * Ends the groups whose last day has passed, the earliest first: what nobody took is released on the day after it,
 * however late somebody comes by. Every act begins with this, so that entries stand in the order of their days.
 */
export function settleSeats(
  license: SeatLicense,
  today: CalendarDay,
): { readonly license: SeatLicense; readonly entries: readonly SeatEntry[] } {
  const entries: SeatEntry[] = [];
  const groups = new Map(license.groups);
  const due = [...groups].filter(([, group]) => group.ended_term === null && hasEnded(group, today));
  for (const [id, group] of inOrder(due)) {
    const ended = { ...group, ended_term: license.term };
    groups.set(id, ended);
    entries.push(...held(id, group, ended, license.term, license.term, nextDay(group.end_date)));
  }
  return { license: { ...license, groups }, entries };
}

/** How many seats of a license are bought. */
const bought = ({ is_quoted, max_users }: SeatLicense) => (is_quoted ? 0 : max_users);

/**
 * What an act writes. Refused are more places than were bought (NO_SEATS_LEFT: a group that opens, grows or is reopened,
 * a license that shrinks below what its groups hold, and a renewal undone in which groups came to hold more) and more
 * learners than a group has places (GROUP_FULL).
 */
export function writeSeats(before: SeatLicense, act: SeatAct, today: CalendarDay): SeatsWritten {
  const { license, entries: due } = settleSeats(before, today);
  const after = changed(license, act, today);
  const entries: SeatEntry[] = [...due];
  const seats = bought(after) - bought(license);
  if (after.term !== license.term || seats !== 0)
    entries.push({ kind: 'BOUGHT', group_id: null, user_id: null, seats, day: today });
  const person =
    act.type === 'JOIN' || act.type === 'LEAVE' ? { group_id: act.group_id, user_id: act.user_id, day: today } : null;
  if (person && act.type === 'LEAVE') entries.push({ ...person, kind: 'LEFT', seats: -1 });
  for (const [id, group] of inOrder(after.groups))
    entries.push(...held(id, license.groups.get(id), group, license.term, after.term, today));
  if (person && act.type === 'JOIN') entries.push({ ...person, kind: 'TAKEN', seats: 1 });
  for (const group of after.groups.values())
    if (group.learners.size > group.group_size) return { refusal: 'GROUP_FULL' };
  if (slotsUsed(after) > after.max_users) return { refusal: 'NO_SEATS_LEFT' };
  return { refusal: null, license: after, entries };
}

/** By their last day; groups that end on the same one by their ids. */
function inOrder(groups: Iterable<[string, SeatGroup]>): [string, SeatGroup][] {
  const key = ([id, { end_date }]: [string, SeatGroup]) => `${end_date} ${id}`;
  return [...groups].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function changed(license: SeatLicense, act: SeatAct, today: CalendarDay): SeatLicense {
  switch (act.type) {
    case 'BUY':
      return { ...license, max_users: act.max_users };
    case 'ACTIVATE':
      return { ...license, is_quoted: false };
    case 'UNDO_ACTIVATION':
      return { ...license, is_quoted: true };
    case 'RENEW':
      return { ...license, term: license.term + 1 };
    case 'UNDO_RENEWAL':
      return earlierTerm(license);
    case 'CORRECT_ZONE':
      return goingOn(license, today);
    case 'EXTEND':
      return act.group_ids.reduce(
        (all, id) => withGroup(all, id, (group) => ({ ...group, end_date: act.end_date }), today),
        license,
      );
    case 'OPEN':
    case 'CHANGE':
    case 'RELEASE':
    case 'JOIN':
    case 'LEAVE':
      return withGroup(license, act.group_id, (group) => changedGroup(group, act), today);
  }
}

/** Back in the term before, groups that ended in the one that is undone have ended in that. */
function earlierTerm(license: SeatLicense): SeatLicense {
  const term = license.term - 1;
  const groups = [...license.groups].map(([id, group]) => {
    const ended_term = group.ended_term === null ? null : Math.min(group.ended_term, term);
    return [id, { ...group, ended_term }] as const;
  });
  return { ...license, term, groups: new Map(groups) };
}

/** Groups that had ended by their last day hold their places again where that day has not passed, as far as these are free. */
function goingOn(license: SeatLicense, today: CalendarDay): SeatLicense {
  const ended = inOrder(license.groups).filter(([, { deleted, ended_term }]) => !deleted && ended_term !== null);
  return ended.reduce((all, [id]) => {
    const next = withGroup(all, id, (group) => group, today);
    return slotsUsed(next) > next.max_users ? all : next;
  }, license);
}

function withGroup(
  license: SeatLicense,
  id: string,
  change: (group: SeatGroup) => SeatGroup,
  today: CalendarDay,
): SeatLicense {
  const group = license.groups.get(id) ?? opened;
  const next = change(group);
  const ended_term = hasEnded(next, today) ? (group.ended_term ?? license.term) : null;
  return { ...license, groups: new Map([...license.groups, [id, { ...next, ended_term }]]) };
}

/** How large a group is once it has released its free places: as its learners are, and one place at least. */
export const releasedSize = (learners: number): number => Math.max(1, learners);

const opened: SeatGroup = {
  status: 'STARTED',
  end_date: '9999-12-31',
  deleted: false,
  group_size: 1,
  learners: new Set(),
  ended_term: null,
};

type GroupAct = Extract<SeatAct, { readonly group_id: string }>;

function changedGroup(group: SeatGroup, act: GroupAct): SeatGroup {
  switch (act.type) {
    case 'OPEN':
      return { ...group, end_date: act.end_date, group_size: act.group_size };
    case 'CHANGE':
      return { ...group, ...act.to };
    case 'RELEASE':
      return { ...group, group_size: releasedSize(group.learners.size) };
    case 'JOIN':
      return { ...group, learners: new Set([...group.learners, act.user_id]) };
    case 'LEAVE':
      return { ...group, learners: new Set([...group.learners].filter((id) => id !== act.user_id)) };
  }
}

const hasEnded = (group: Omit<GroupTimes, 'start_date'>, today: CalendarDay) =>
  effectiveGroupStatus({ ...group, start_date: group.end_date }, today) === 'ENDED';

/** The entry that brings what a group holds from one state to the next; none where it holds as many. */
function held(
  group_id: string,
  before: SeatGroup | undefined,
  after: SeatGroup,
  termBefore: number,
  term: number,
  day: CalendarDay,
): SeatEntry[] {
  const seats = placesHeld(after, term) - (before ? placesHeld(before, termBefore) : 0);
  return seats === 0 ? [] : [{ kind: seats > 0 ? 'RESERVED' : 'RELEASED', group_id, user_id: null, seats, day }];
}
