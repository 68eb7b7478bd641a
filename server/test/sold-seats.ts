import { daysLater, type CalendarDay } from '@lectern/domain/calendar-day.ts';
import { whyNotJoin, type EarlierMembership } from '@lectern/domain/business/seats/why-not-join.ts';
import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { daysToExpire } from '@lectern/domain/business/license/license.ts';
import { renewedUntil } from '@lectern/domain/business/license/license-form.ts';
import {
  settleSeats,
  writeSeats,
  type SeatAct,
  type SeatEntry,
  type SeatLicense,
} from '@lectern/domain/business/seats/seats.ts';
import { whyNotAddLearner } from '@lectern/domain/classroom/member/membership.ts';

/** A group as those see it who change it; its seats stand in the license. */
type Group = {
  readonly id: string;
  readonly key: string;
  readonly start_date: CalendarDay;
  readonly version: number;
  readonly blocked: ReadonlySet<string>;
};

/** A group that a renewal extended: what it was before, and what has been written until then. */
type Extended = {
  readonly id: string;
  readonly end_date: CalendarDay;
  readonly version: number;
  readonly entries: number;
};

type Term = {
  readonly said: string;
  readonly expiry_before: CalendarDay | null;
  readonly extended: readonly Extended[];
};

/** A license with all that decides about its acts, and every entry of its seats so far. */
export type Sold = {
  readonly license: SeatLicense;
  readonly activation_date: CalendarDay | null;
  readonly expiry_date: CalendarDay | null;
  /** What began each term, the first by activation. */
  readonly terms: readonly Term[];
  /** In the order in which they were made. */
  readonly groups: readonly Group[];
  readonly entries: readonly SeatEntry[];
};

/** What somebody does to a license, its groups or their learners. */
export type SoldAct =
  | {
      readonly does: 'createGroup';
      readonly id: string;
      readonly key: string;
      readonly size: number;
      readonly end_date: CalendarDay;
    }
  | { readonly does: 'setSize'; readonly group: Group; readonly size: number }
  | { readonly does: 'setEnd'; readonly group: Group; readonly end_date: CalendarDay }
  | { readonly does: 'setStatus'; readonly group: Group; readonly status: GroupStatus }
  | { readonly does: 'release' | 'deleteGroup' | 'restoreGroup'; readonly group: Group }
  | { readonly does: 'join' | 'add' | 'remove'; readonly group: Group; readonly user_id: string }
  | { readonly does: 'updateLicense'; readonly seats: number }
  | { readonly does: 'activate'; readonly expiry_date: CalendarDay }
  | { readonly does: 'renew'; readonly group_ids: readonly string[] }
  | { readonly does: 'undoActivation' | 'undoRenewal' };

/** What an act comes to: the code it is refused with, or how all stands after it. */
export type Outcome = { readonly code: string } | { readonly code: null; readonly sold: Sold };

const no = (code: string): Outcome => ({ code });

const saidOf = ({ license, activation_date, expiry_date }: Sold) =>
  JSON.stringify([license.max_users, activation_date, expiry_date]);

/** Writes acts on seats one after the other; where one is refused, so are all, with the code that says so. */
function written(sold: Sold, acts: readonly SeatAct[], today: CalendarDay, code?: string): Outcome {
  let { license } = sold;
  const entries = [...sold.entries];
  for (const act of acts) {
    const next = writeSeats(license, act, today);
    if (next.refusal !== null) return no(code ?? next.refusal);
    license = next.license;
    entries.push(...next.entries);
  }
  return { code: null, sold: { ...sold, license, entries } };
}

const withMore = (outcome: Outcome, more: (sold: Sold) => Partial<Sold>): Outcome =>
  outcome.code === null ? { code: null, sold: { ...outcome.sold, ...more(outcome.sold) } } : outcome;

const withGroups = (outcome: Outcome, ids: readonly string[], change: (group: Group) => Partial<Group>): Outcome =>
  withMore(outcome, ({ groups }) => ({
    groups: groups.map((group) => (ids.includes(group.id) ? { ...group, ...change(group) } : group)),
  }));

const nextVersion = ({ version }: Group) => ({ version: version + 1 });

/** The groups that a renewal may extend: those that ended in its term by their last day, and those that end in its last 30 days. */
export function extendable({ license, expiry_date }: Sold, today: CalendarDay): readonly string[] {
  const { groups, term } = settleSeats(license, today).license;
  const endsWithTerm = (end_date: CalendarDay) =>
    expiry_date !== null && end_date >= daysLater(expiry_date, -30) && end_date <= expiry_date;
  return [...groups].flatMap(([id, { deleted, status, ended_term, end_date }]) =>
    !deleted && status === 'STARTED' && (ended_term === term || (ended_term === null && endsWithTerm(end_date)))
      ? [id]
      : [],
  );
}

/** What an act comes to on a day, as specification and forms say. */
export function foretell(sold: Sold, act: SoldAct, today: CalendarDay): Outcome {
  const { license, expiry_date } = sold;
  if ('group' in act) return foretellOfGroup(sold, act, today);
  switch (act.does) {
    case 'createGroup': {
      const { id, key, size, end_date } = act;
      if (license.is_quoted || daysToExpire(expiry_date, today) <= 0) return no('LICENSE_EXPIRED');
      if (expiry_date !== null && end_date > expiry_date) return no('INVALID');
      const opened = written(sold, [{ type: 'OPEN', group_id: id, end_date, group_size: size }], today, 'INVALID');
      const group = { id, key, start_date: today, version: 1, blocked: new Set<string>() };
      return withMore(opened, ({ groups }) => ({ groups: [...groups, group] }));
    }
    case 'updateLicense':
      return written(sold, [{ type: 'BUY', max_users: act.seats }], today, 'IN_USE');
    case 'activate': {
      if (!license.is_quoted) return no('CONFLICT');
      const days = { activation_date: today, expiry_date: act.expiry_date };
      return begun(
        withMore(written(sold, [{ type: 'ACTIVATE' }], today), () => days),
        null,
        [],
      );
    }
    case 'renew':
      return renewed(sold, act.group_ids, today);
    case 'undoActivation': {
      const [term] = sold.terms;
      if (!term || license.term > 0 || term.said !== saidOf(sold)) return no('CONFLICT');
      if (license.groups.size > 0) return no('IN_USE');
      const quote = { activation_date: null, expiry_date: null, terms: [] };
      return withMore(written(sold, [{ type: 'UNDO_ACTIVATION' }], today), () => quote);
    }
    case 'undoRenewal':
      return notRenewed(sold, today);
  }
}

type OfGroup = Extract<SoldAct, { readonly group: Group }>;

function foretellOfGroup(sold: Sold, act: OfGroup, today: CalendarDay): Outcome {
  const { id, start_date, blocked } = act.group;
  const group = settleSeats(sold.license, today).license.groups.get(id);
  if (!group) throw new Error('a group that nobody has made');
  const same: Outcome = { code: null, sold };
  const isCovered = sold.expiry_date === null || group.end_date <= sold.expiry_date;
  if (act.does === 'restoreGroup' || act.does === 'deleteGroup') {
    const deleted = act.does === 'deleteGroup';
    if (group.deleted === deleted) return same;
    if (!deleted && group.ended_term === null && !isCovered) return no('NOT_LICENSED');
    return written(sold, [{ type: 'CHANGE', group_id: id, to: { deleted } }], today);
  }
  if (group.deleted) return no(act.does === 'join' ? 'GROUP_KEY_UNKNOWN' : 'NOT_FOUND');
  const change = (to: Partial<typeof group>) => {
    const isChanged = Object.entries(to).some(([field, value]) => group[field as keyof typeof group] !== value);
    const outcome = written(sold, [{ type: 'CHANGE', group_id: id, to }], today, 'INVALID');
    return isChanged ? withGroups(outcome, [id], nextVersion) : outcome;
  };
  const learns = group.learners.has(
    act.does === 'join' || act.does === 'add' || act.does === 'remove' ? act.user_id : '',
  );
  switch (act.does) {
    case 'setSize':
      return change({ group_size: act.size });
    case 'setStatus': {
      const changed = change({ status: act.status });
      const isOver = act.status === 'ENDED' || (act.status === 'STARTED' && group.end_date < today);
      const opens = changed.code === null && group.ended_term !== null && !isOver;
      return opens && !isCovered ? no('NOT_LICENSED') : changed;
    }
    case 'setEnd': {
      const isLater = sold.expiry_date !== null && act.end_date > sold.expiry_date;
      if (act.end_date < start_date || (isLater && act.end_date !== group.end_date)) return no('INVALID');
      return change({ end_date: act.end_date });
    }
    case 'release': {
      if (group.ended_term !== null) return no('GROUP_NOT_ACTIVE');
      const released = written(sold, [{ type: 'RELEASE', group_id: id }], today);
      return group.group_size > Math.max(1, group.learners.size) ? withGroups(released, [id], nextVersion) : released;
    }
    case 'remove': {
      if (!learns) return blocked.has(act.user_id) ? same : no('NOT_FOUND');
      const left = written(sold, [{ type: 'LEAVE', group_id: id, user_id: act.user_id }], today);
      return withGroups(left, [id], () => ({ blocked: new Set([...blocked, act.user_id]) }));
    }
    case 'join':
    case 'add': {
      const { user_id } = act;
      const earlier: EarlierMembership = learns ? 'LIVE' : blocked.has(user_id) ? 'BLOCKED' : 'NONE';
      const facts = {
        ...group,
        start_date,
        earlier,
        learners: group.learners.size,
        license_expiry_date: sold.expiry_date,
      };
      const refusal = (act.does === 'join' ? whyNotJoin : whyNotAddLearner)(facts, today);
      if (refusal) return no(refusal);
      const joined = written(sold, [{ type: 'JOIN', group_id: id, user_id }], today);
      return withGroups(joined, [id], () => ({ blocked: new Set([...blocked].filter((one) => one !== user_id)) }));
    }
  }
}

/** A term has begun: what the license says now is what it has to say for the term to be taken back. */
const begun = (outcome: Outcome, expiry_before: CalendarDay | null, extended: readonly Extended[]): Outcome =>
  withMore(outcome, (sold) => ({ terms: [...sold.terms, { said: saidOf(sold), expiry_before, extended }] }));

function renewed(sold: Sold, group_ids: readonly string[], today: CalendarDay): Outcome {
  if (sold.license.is_quoted) return no('CONFLICT');
  const end_date = renewedUntil(sold.expiry_date, today);
  const extend: SeatAct[] = group_ids.length > 0 ? [{ type: 'EXTEND', group_ids, end_date }] : [];
  const after = withGroups(written(sold, [{ type: 'RENEW' }, ...extend], today), group_ids, nextVersion);
  if (after.code !== null) return after;
  const extended = after.sold.groups
    .filter(({ id }) => group_ids.includes(id))
    .map(({ id, version }) => ({
      id,
      version,
      end_date: sold.license.groups.get(id)?.end_date ?? '',
      entries: after.sold.entries.length,
    }));
  return begun(
    withMore(after, () => ({ expiry_date: end_date })),
    sold.expiry_date,
    extended,
  );
}

function notRenewed(sold: Sold, today: CalendarDay): Outcome {
  const { license, terms } = sold;
  const term = terms.at(-1);
  if (!term || license.term === 0 || term.said !== saidOf(sold)) return no('CONFLICT');
  const all = [...sold.entries, ...settleSeats(license, today).entries];
  const untouched = term.extended.filter(
    ({ id, version, entries }) =>
      license.groups.get(id)?.deleted === false &&
      sold.groups.some((group) => group.id === id && group.version === version) &&
      !all.slice(entries).some(({ group_id }) => group_id === id),
  );
  const back = untouched
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, end_date }): SeatAct => ({ type: 'CHANGE', group_id: id, to: { end_date } }));
  const moved = written(sold, back, today);
  if (moved.code !== null) return moved;
  const { groups } = settleSeats(moved.sold.license, today).license;
  const usesMore = [...groups.values()].some(
    ({ deleted, end_date, ended_term }) =>
      !deleted && end_date > (term.expiry_before ?? '') && (ended_term ?? license.term) === license.term,
  );
  if (usesMore) return no('IN_USE');
  const ids = untouched.map(({ id }) => id);
  return withMore(
    withGroups(written(moved.sold, [{ type: 'UNDO_RENEWAL' }], today, 'IN_USE'), ids, nextVersion),
    () => ({ expiry_date: term.expiry_before, terms: terms.slice(0, -1) }),
  );
}
