import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDay, type CalendarDay } from '../../calendar-day.ts';
import type { GroupStatus } from './group-times.ts';
import {
  placesTaken,
  releasedSize,
  settleSeats,
  slotsUsed,
  writeSeats,
  type SeatAct,
  type SeatEntry,
  type SeatLicense,
} from './seats.ts';

/** What is done on days that come one after the other; a corrected time zone is tried by itself. */
type DayAct = Exclude<SeatAct, { readonly type: 'CORRECT_ZONE' }>;

const license: SeatLicense = { max_users: 20, is_quoted: false, term: 0, groups: new Map() };
const monday = '2026-03-02';

/** The license after these acts, each on its day; a refused act changes nothing. */
function after(...acts: readonly [CalendarDay, SeatAct][]) {
  const entries: SeatEntry[] = [];
  let state = license;
  let refusal: string | null = null;
  for (const [day, act] of acts) {
    const written = writeSeats(state, act, day);
    refusal = written.refusal;
    if (written.refusal !== null) continue;
    state = written.license;
    entries.push(...written.entries);
  }
  return { state, refusal, entries, told: entries.map(({ kind, seats, day }) => `${day} ${kind} ${seats}`) };
}

const open = (group_id: string, group_size = 10, end_date = '2026-03-31'): [CalendarDay, SeatAct] => [
  monday,
  { type: 'OPEN', group_id, group_size, end_date },
];
const change = (day: CalendarDay, to: (SeatAct & { type: 'CHANGE' })['to'], group_id = 'a'): [CalendarDay, SeatAct] => [
  day,
  { type: 'CHANGE', group_id, to },
];
const join = (day: CalendarDay, user_id: string, group_id = 'a'): [CalendarDay, SeatAct] => [
  day,
  { type: 'JOIN', group_id, user_id },
];
const leave = (day: CalendarDay, user_id: string): [CalendarDay, SeatAct] => [
  day,
  { type: 'LEAVE', group_id: 'a', user_id },
];

describe('the seats of a license', () => {
  it('are reserved by a group and taken by a learner', () => {
    const { told, state } = after(open('a'), join('2026-03-03', 'amara'));
    expect(told).toEqual(['2026-03-02 RESERVED 10', '2026-03-03 TAKEN 1']);
    expect(slotsUsed(state)).toBe(10);
  });

  it('that nobody took are released when a group ends, those of its learners are not', () => {
    const { told, state } = after(open('a'), join(monday, 'amara'), change('2026-03-09', { status: 'ENDED' }));
    expect(told.at(-1)).toBe('2026-03-09 RELEASED -9');
    expect(slotsUsed(state)).toBe(1);
  });

  it('are released on the day after the last one of a group, whoever comes by how much later', () => {
    const { told } = after(open('a'), open('b', 10, '2026-03-20'), join('2026-06-01', 'amara', 'a'));
    expect(told.slice(2)).toEqual([
      '2026-03-21 RELEASED -10',
      '2026-04-01 RELEASED -10',
      '2026-06-01 RESERVED 1',
      '2026-06-01 TAKEN 1',
    ]);
  });

  it('stay reserved while a group is closed', () => {
    expect(slotsUsed(after(open('a'), change(monday, { status: 'CLOSED' })).state)).toBe(10);
  });

  it('are reserved again when a group is reopened, by status or by date', () => {
    const ended = [open('a'), change('2026-03-05', { status: 'ENDED' })] as const;
    expect(after(...ended, change('2026-03-06', { status: 'STARTED' })).told.at(-1)).toBe('2026-03-06 RESERVED 10');
    const over = after(open('a'), change('2026-04-09', { end_date: '2026-05-01' }));
    expect(over.told.slice(1)).toEqual(['2026-04-01 RELEASED -10', '2026-04-09 RESERVED 10']);
  });

  it('refuse the reopening of a group whose places others hold by now', () => {
    const gone = [open('a', 15), change(monday, { status: 'ENDED' }), open('b', 10)] as const;
    const { refusal, state } = after(...gone, change(monday, { status: 'STARTED' }));
    expect(refusal).toBe('NO_SEATS_LEFT');
    expect(slotsUsed(state)).toBe(10);
  });

  it('are held again, as far as they are free, by groups that go on where a time zone was corrected', () => {
    const ended = [open('a', 9, monday), open('b', 8, monday), open('c', 3, '2026-03-01'), open('d', 2)] as const;
    const east = [...ended, join('2026-03-03', 'amara', 'a'), change('2026-03-03', { group_size: 10 }, 'd')] as const;
    const { told, state } = after(...east, [monday, { type: 'CORRECT_ZONE' }]);
    expect(told.slice(-1)).toEqual(['2026-03-02 RESERVED 8']);
    expect(slotsUsed(state)).toBe(19);
    expect([...state.groups.values()].map(({ ended_term }) => ended_term)).toEqual([null, 0, 0, null]);
  });

  it('are all released with a deleted group and reserved again with a restored one', () => {
    const deleted = [open('a'), join(monday, 'amara'), change(monday, { deleted: true })] as const;
    expect(slotsUsed(after(...deleted).state)).toBe(0);
    expect(slotsUsed(after(...deleted, change(monday, { deleted: false })).state)).toBe(10);
  });

  it('count no more in a new term where their group ended before it, and those of running groups do', () => {
    const { told, state } = after(
      open('a', 5, '2026-03-20'),
      open('b', 7, '2026-06-30'),
      join(monday, 'amara'),
      join(monday, 'bruno', 'b'),
      ['2026-05-04', { type: 'RENEW' }],
    );
    expect(told.slice(4)).toEqual(['2026-03-21 RELEASED -4', '2026-05-04 BOUGHT 0', '2026-05-04 RELEASED -1']);
    expect(slotsUsed(state)).toBe(7);
    expect([...state.groups.values()].map((group) => placesTaken(group, state.term))).toEqual([0, 1]);
  });

  it('are released by a learner who leaves only where the group has ended', () => {
    const taken = [open('a'), join(monday, 'amara'), join(monday, 'bruno')] as const;
    expect(after(...taken, leave(monday, 'amara')).told.at(-1)).toBe('2026-03-02 LEFT -1');
    expect(after(...taken, leave('2026-04-20', 'amara')).told.slice(-2)).toEqual([
      '2026-04-20 LEFT -1',
      '2026-04-20 RELEASED -1',
    ]);
  });

  it('are bought with an activation and given back when it is undone', () => {
    const quote: SeatLicense = { ...license, is_quoted: true };
    const bought = writeSeats(quote, { type: 'ACTIVATE' }, monday);
    expect(bought).toMatchObject({ entries: [{ kind: 'BOUGHT', seats: 20 }] });
    expect(writeSeats(quote, { type: 'BUY', max_users: 30 }, monday)).toMatchObject({ entries: [] });
    expect(after([monday, { type: 'UNDO_ACTIVATION' }]).told).toEqual(['2026-03-02 BOUGHT -20']);
  });

  it('of groups that ended in the old term are held again when the renewal is undone', () => {
    const renewed = [
      open('a', 5, '2026-03-20'),
      join(monday, 'amara'),
      ['2026-05-04', { type: 'RENEW' }] as const,
      open('b', 7, '2026-06-30'),
      ['2026-05-05', { type: 'CHANGE', group_id: 'b', to: { status: 'ENDED' } }] as const,
    ] as [CalendarDay, SeatAct][];
    const { told, state } = after(...renewed, ['2026-05-06', { type: 'UNDO_RENEWAL' }]);
    expect(told.slice(-2)).toEqual(['2026-05-06 BOUGHT 0', '2026-05-06 RESERVED 1']);
    expect(state.term).toBe(0);
    expect([...state.groups.values()].map(({ ended_term }) => ended_term)).toEqual([0, 0]);
    expect([...state.groups.values()].map((group) => placesTaken(group, state.term))).toEqual([1, 0]);
  });

  it('are reserved again by groups that a renewal extends, all of them or none', () => {
    const ended = [open('a', 12, '2026-03-20'), open('b', 8, '2026-03-20')] as const;
    const extend = (group_ids: string[]): [CalendarDay, SeatAct] => [
      '2026-05-04',
      { type: 'EXTEND', group_ids, end_date: '2027-05-04' },
    ];
    const renewed = [...ended, ['2026-05-04', { type: 'RENEW' }] as [CalendarDay, SeatAct]] as const;
    expect(after(...renewed, extend(['a', 'b'])).told.slice(-2)).toEqual([
      '2026-05-04 RESERVED 12',
      '2026-05-04 RESERVED 8',
    ]);
    const fewer = after(...renewed, ['2026-05-04', { type: 'BUY', max_users: 15 }], extend(['a', 'b']));
    expect(fewer.refusal).toBe('NO_SEATS_LEFT');
    expect(slotsUsed(fewer.state)).toBe(0);
  });

  it('that a group holds and nobody took are released as one; a group without learners keeps one', () => {
    const release: [CalendarDay, SeatAct] = [monday, { type: 'RELEASE', group_id: 'a' }];
    expect(after(open('a'), join(monday, 'amara'), join(monday, 'bruno'), release).told.at(-1)).toBe(
      '2026-03-02 RELEASED -8',
    );
    expect(slotsUsed(after(open('a'), release).state)).toBe(releasedSize(0));
  });

  it.each<[string, readonly [CalendarDay, SeatAct][], string]>([
    ['a group larger than what is free', [open('a'), open('b', 11)], 'NO_SEATS_LEFT'],
    ['a group that grows over it', [open('a'), change(monday, { group_size: 21 })], 'NO_SEATS_LEFT'],
    ['fewer places than are held', [open('a'), [monday, { type: 'BUY', max_users: 9 }]], 'NO_SEATS_LEFT'],
    [
      'a renewal undone while groups hold what it freed',
      [
        open('a', 15),
        ...['p', 'q', 'r'].map((user) => join(monday, user)),
        change(monday, { status: 'ENDED' }),
        [monday, { type: 'RENEW' }],
        open('b', 18),
        [monday, { type: 'UNDO_RENEWAL' }],
      ],
      'NO_SEATS_LEFT',
    ],
    ['a learner too many', [open('a', 1), join(monday, 'amara'), join(monday, 'bruno')], 'GROUP_FULL'],
    [
      'a group smaller than its learners',
      [open('a', 2), join(monday, 'amara'), join(monday, 'bruno'), change(monday, { group_size: 1 })],
      'GROUP_FULL',
    ],
  ])('refuse %s', (_case, acts, refusal) => {
    expect(after(...acts).refusal).toBe(refusal);
  });
});

/** The same school run by somebody who counts everything every night and keeps no ledger. */
type Model = {
  max_users: number;
  quoted: boolean;
  term: number;
  groups: Map<string, ModelGroup>;
};
type ModelGroup = {
  status: GroupStatus;
  end_date: CalendarDay;
  group_size: number;
  deleted: boolean;
  members: Set<string>;
  /** In which term it ended; null while it has not. */
  over: number | null;
};

const isOver = ({ status, end_date }: ModelGroup, today: CalendarDay) =>
  status === 'ENDED' || (status === 'STARTED' && end_date < today);

function everyNight({ term, groups }: Model, today: CalendarDay): void {
  for (const group of groups.values())
    if (!isOver(group, today)) group.over = null;
    else group.over ??= term;
}

function count({ max_users, quoted, term, groups }: Model) {
  let reserved = 0;
  let learners = 0;
  for (const { over, deleted, members, group_size } of groups.values()) {
    learners += members.size;
    if (over === null && !deleted) reserved += group_size;
    if (over === term && !deleted) reserved += members.size;
  }
  return { bought: quoted ? 0 : max_users, reserved, learners };
}

/** The model after an act, or null where there is no room for it. */
function play(before: Model, act: DayAct, today: CalendarDay): Model | null {
  const model = structuredClone(before);
  const { groups } = model;
  if (act.type === 'BUY') model.max_users = act.max_users;
  else if (act.type === 'ACTIVATE' || act.type === 'UNDO_ACTIVATION') model.quoted = act.type === 'UNDO_ACTIVATION';
  else if (act.type === 'RENEW') model.term += 1;
  else if (act.type === 'UNDO_RENEWAL') {
    for (const group of groups.values()) if (group.over === model.term) group.over -= 1;
    model.term -= 1;
  } else if (act.type === 'EXTEND') for (const id of act.group_ids) groups.get(id)!.end_date = act.end_date;
  else if (act.type === 'OPEN') {
    const { group_size, end_date } = act;
    const status = 'STARTED';
    groups.set(act.group_id, { status, deleted: false, members: new Set(), over: null, group_size, end_date });
  } else {
    const group = groups.get(act.group_id)!;
    if (act.type === 'CHANGE') Object.assign(group, act.to);
    else if (act.type === 'RELEASE') group.group_size = group.members.size || 1;
    else if (act.type === 'JOIN') group.members.add(act.user_id);
    else group.members.delete(act.user_id);
    if (group.members.size > group.group_size) return null;
  }
  everyNight(model, today);
  return count(model).reserved > model.max_users ? null : model;
}

const start = '2026-01-05';
const anyGroup = fc.constantFrom('a', 'b', 'c');
const anyDay = fc.integer({ min: 0, max: 120 }).map((days) => later(start, days));
const anySize = fc.integer({ min: 1, max: 9 });
const anyAct: fc.Arbitrary<DayAct> = fc.oneof(
  fc.record({ type: fc.constant('BUY' as const), max_users: fc.integer({ min: 5, max: 20 }) }),
  fc.record({ type: fc.constantFrom('RENEW', 'RENEW', 'UNDO_RENEWAL', 'UNDO_ACTIVATION', 'ACTIVATE', 'ACTIVATE') }),
  fc.record({
    type: fc.constant('EXTEND' as const),
    group_ids: fc.uniqueArray(anyGroup, { minLength: 1 }).map((ids) => ids.toSorted()),
    end_date: anyDay,
  }),
  fc.record({ type: fc.constant('RELEASE' as const), group_id: anyGroup }),
  fc.record({ type: fc.constant('OPEN' as const), group_id: anyGroup, end_date: anyDay, group_size: anySize }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('CHANGE' as const),
      group_id: anyGroup,
      to: fc.oneof(
        fc.record({ status: fc.constantFrom('STARTED' as const, 'CLOSED' as const, 'ENDED' as const) }),
        fc.record({ end_date: anyDay }),
        fc.record({ group_size: anySize }),
        fc.record({ deleted: fc.boolean() }),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('JOIN' as const, 'JOIN' as const, 'LEAVE' as const),
      group_id: anyGroup,
      user_id: fc.constantFrom('p', 'q', 'r', 's'),
    }),
  },
);

function later(day: CalendarDay, days: number): CalendarDay {
  return days === 0 ? day : later(nextDay(day), days - 1);
}

/** Whether an act is one that somebody could try: what is not there is not changed, who is in does not join. */
function isPossible({ quoted, term, groups }: Model, act: DayAct): boolean {
  if (act.type === 'BUY') return true;
  if (act.type === 'ACTIVATE') return quoted;
  // Groups are taught with a license that runs, and are refused where an activation is undone.
  if (quoted) return false;
  if (act.type === 'UNDO_ACTIVATION') return term === 0 && [...groups.values()].every(({ deleted }) => deleted);
  if (act.type === 'RENEW') return true;
  if (act.type === 'UNDO_RENEWAL') return term > 0;
  if (act.type === 'EXTEND') return act.group_ids.every((id) => groups.has(id));
  const group = groups.get(act.group_id);
  if (act.type === 'OPEN') return !group;
  if (act.type === 'CHANGE' || act.type === 'RELEASE') return group !== undefined;
  return group !== undefined && group.members.has(act.user_id) === (act.type === 'LEAVE');
}

it(
  '10,000 random sequences of acts say for every day what somebody counts who counts every night',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 12 }), anyAct), { maxLength: 20 }), (steps) => {
        let model: Model = { max_users: 20, quoted: false, term: 0, groups: new Map() };
        let ledger = license;
        const entries: SeatEntry[] = [{ kind: 'BOUGHT', group_id: null, user_id: null, seats: 20, day: start }];
        const counted: [CalendarDay, ReturnType<typeof count>][] = [];
        let today = start;
        for (const [days, act] of steps) {
          for (let night = 0; night < days; night++) {
            counted.push([today, count(model)]);
            today = nextDay(today);
            everyNight(model, today);
          }
          if (!isPossible(model, act)) continue;
          const written = writeSeats(ledger, act, today);
          const next = play(model, act, today);
          expect(written.refusal === null).toBe(next !== null);
          if (written.refusal !== null || !next) continue;
          model = next;
          ledger = written.license;
          entries.push(...written.entries);
        }
        counted.push([today, count(model)]);
        const settled = settleSeats(ledger, today);
        entries.push(...settled.entries);
        expect(slotsUsed(settled.license)).toBe(count(model).reserved);
        expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).toSorted());
        let next = 0;
        const sums = { bought: 0, reserved: 0, learners: 0 };
        for (const [day, sum] of counted) {
          for (let entry = entries[next]; entry && entry.day <= day; entry = entries[++next]) {
            if (entry.kind === 'BOUGHT') sums.bought += entry.seats;
            else if (entry.kind === 'TAKEN' || entry.kind === 'LEFT') sums.learners += entry.seats;
            else sums.reserved += entry.seats;
          }
          expect(sums).toEqual(sum);
        }
      }),
      { numRuns: 10_000 },
    );
  },
);
