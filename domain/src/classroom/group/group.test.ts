import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRoles } from '../../base/account/role.ts';
import {
  effectiveGroupStatus,
  effectiveSince,
  endsIn,
  groupStatuses,
  type GroupTimes,
} from '../../business/seats/group-times.ts';
import { isGroupLocked, whyNotOpenGroup } from './group.ts';
import { whyNotJoin, type EarlierMembership, type JoinFacts } from '../../business/seats/why-not-join.ts';

const times = (values: Partial<GroupTimes> = {}): GroupTimes => ({
  status: 'STARTED',
  start_date: '2026-09-01',
  end_date: '2026-12-18',
  ...values,
});
const anyDay = fc
  .integer({ min: 0, max: 200 })
  .map((days) => new Date(Date.UTC(2026, 7, 1 + days)).toISOString().slice(0, 10));
const anyTimes: fc.Arbitrary<GroupTimes> = fc
  .tuple(fc.constantFrom(...groupStatuses), anyDay, anyDay)
  .map(([status, one, other]) => ({
    status,
    start_date: one < other ? one : other,
    end_date: one < other ? other : one,
  }));

describe('the status that holds today', () => {
  it.each([
    ['the day before the first', {}, '2026-08-31', 'NOT_YET'],
    ['the first day', {}, '2026-09-01', 'STARTED'],
    ['a day between', {}, '2026-10-10', 'STARTED'],
    ['the last day', {}, '2026-12-18', 'STARTED'],
    ['the day after the last', {}, '2026-12-19', 'ENDED'],
    ['a day of a closed group', { status: 'CLOSED' }, '2026-10-10', 'CLOSED'],
    ['a day after a closed group', { status: 'CLOSED' }, '2027-01-01', 'CLOSED'],
    ['a day of a group that was ended by hand', { status: 'ENDED' }, '2026-10-10', 'ENDED'],
    ['the one day of a group of one day', { end_date: '2026-09-01' }, '2026-09-01', 'STARTED'],
    ['a day after the old end, once the end is extended', { end_date: '2027-03-01' }, '2026-12-19', 'STARTED'],
  ] as const)('on %s', (_case, values, today, status) => {
    expect(effectiveGroupStatus(times(values), today)).toBe(status);
  });

  // D1-4.01–4.04, 4.06, 4.07
  it('is one stretch of days: first not yet, then started, then ended', () => {
    fc.assert(
      fc.property(anyTimes, anyDay, anyDay, (group, one, other) => {
        const order = ['NOT_YET', 'STARTED', 'ENDED'];
        const [before, after] = [one, other].sort((a, b) => (a < b ? -1 : 1)) as [string, string];
        const place = (day: string) => order.indexOf(effectiveGroupStatus({ ...group, status: 'STARTED' }, day));
        expect(place(before)).toBeLessThanOrEqual(place(after));
        expect(isGroupLocked(group, one)).toBe(effectiveGroupStatus(group, one) !== 'STARTED');
      }),
    );
  });
});

describe('joining with a correct key', () => {
  const facts = (values: Partial<JoinFacts> = {}): JoinFacts => ({
    ...times(),
    group_size: 30,
    learners: 12,
    license_expiry_date: '2027-06-30',
    earlier: 'NONE',
    ...values,
  });
  const today = '2026-10-10';

  it.each<[string, Partial<JoinFacts>, string | null]>([
    ['works while there is a seat', {}, null],
    ['works for the last seat', { learners: 29 }, null],
    ['is refused when the group is full', { learners: 30 }, 'GROUP_FULL'],
    ['is refused to a member', { earlier: 'LIVE' }, 'ALREADY_MEMBER'],
    [
      'tells a member so before anything else',
      { earlier: 'LIVE', learners: 30, status: 'CLOSED', license_expiry_date: null },
      'ALREADY_MEMBER',
    ],
    ['is refused to whom an instructor has removed', { earlier: 'BLOCKED' }, 'REMOVED_FROM_GROUP'],
    ['gives the old membership back to whom has left', { earlier: 'LEFT' }, null],
    ['is refused once the license has expired', { license_expiry_date: '2026-10-09' }, 'LICENSE_EXPIRED'],
    ['is refused on the expiry day itself', { license_expiry_date: '2026-10-10' }, 'LICENSE_EXPIRED'],
    ['works on the day before', { license_expiry_date: '2026-10-11' }, null],
    ['is refused without an expiry date', { license_expiry_date: null }, 'LICENSE_EXPIRED'],
    ['works before the first day', { start_date: '2026-11-01' }, null],
    ['is refused while the group is closed', { status: 'CLOSED' }, 'GROUP_NOT_ACTIVE'],
    ['is refused after the last day', { end_date: '2026-10-09' }, 'GROUP_NOT_ACTIVE'],
    ['is refused when the group was ended', { status: 'ENDED' }, 'GROUP_NOT_ACTIVE'],
    [
      'names the group before its license',
      { end_date: '2026-01-31', license_expiry_date: '2026-01-01' },
      'GROUP_NOT_ACTIVE',
    ],
    ['names the group before its seats', { status: 'CLOSED', learners: 30 }, 'GROUP_NOT_ACTIVE'],
    ['is refused when the size was lowered below the learners', { learners: 31 }, 'GROUP_FULL'],
  ])('%s', (_case, values, code) => {
    expect(whyNotJoin(facts(values), today)).toBe(code);
  });

  it('never makes more learners than seats, and never a second membership', () => {
    const anyFacts: fc.Arbitrary<JoinFacts> = fc
      .tuple(
        anyTimes,
        fc.integer({ min: 1, max: 9 }),
        fc.nat({ max: 12 }),
        fc.option(anyDay),
        fc.constantFrom<EarlierMembership>('NONE', 'LIVE', 'LEFT', 'BLOCKED'),
      )
      .map(([group, group_size, learners, license_expiry_date, earlier]) => ({
        ...group,
        group_size,
        learners,
        license_expiry_date,
        earlier,
      }));
    fc.assert(
      fc.property(anyFacts, anyDay, (group, day) => {
        fc.pre(whyNotJoin(group, day) === null);
        expect(group.learners).toBeLessThan(group.group_size);
        expect(['NONE', 'LEFT']).toContain(group.earlier);
        expect(group.status).toBe('STARTED');
        expect(group.end_date >= day && (group.license_expiry_date ?? '') > day).toBe(true);
      }),
    );
  });
});

describe('a locked group', () => {
  const nobody = { groupRole: null, isCenterAdmin: false, isClassroomStaff: false };
  const learner = { ...nobody, groupRole: 'STUDENT' as const };

  it.each([
    [{ status: 'CLOSED' as const }, '2026-10-10', 'GROUP_LOCKED'],
    [{ status: 'ENDED' as const }, '2026-10-10', 'GROUP_LOCKED'],
    [{}, '2026-12-19', 'GROUP_LOCKED'],
    [{}, '2026-08-31', 'NOT_STARTED_YET'],
    [{}, '2026-10-10', null],
  ])('%j on %s says %j to its learners', (values, today, code) => {
    expect(whyNotOpenGroup(times(values), today, learner)).toBe(code);
    expect(whyNotOpenGroup(times(values), today, nobody)).toBe(code);
  });

  // D1-1.09, 6.03
  it('opens for instructors of either kind, center administrators and classroom staff, on any day', () => {
    fc.assert(
      fc.property(
        anyTimes,
        anyDay,
        fc.constantFrom(null, ...groupRoles),
        fc.boolean(),
        fc.boolean(),
        (group, day, groupRole, isCenterAdmin, isClassroomStaff) => {
          const code = whyNotOpenGroup(group, day, { groupRole, isCenterAdmin, isClassroomStaff });
          const teaches = groupRole === 'MAIN_INSTRUCTOR' || groupRole === 'INSTRUCTOR';
          expect(code === null).toBe(!isGroupLocked(group, day) || isCenterAdmin || isClassroomStaff || teaches);
        },
      ),
    );
  });
});

describe('the day since which a status holds', () => {
  const given = { start_date: '2026-09-07', end_date: '2026-12-18', status_on: '2026-08-20' };

  it.each([
    ['open since its first day', { status: 'STARTED' as const }, '2026-11-22', '2026-09-07'],
    ['opened again later', { status: 'STARTED' as const, status_on: '2026-10-01' }, '2026-11-22', '2026-10-01'],
    ['not open yet', { status: 'STARTED' as const }, '2026-09-01', '2026-08-20'],
    ['over by its dates', { status: 'STARTED' as const }, '2027-01-05', '2026-12-19'],
    ['closed by hand', { status: 'CLOSED' as const, status_on: '2026-11-02' }, '2026-11-22', '2026-11-02'],
    ['ended by hand', { status: 'ENDED' as const, status_on: '2026-11-02' }, '2027-01-05', '2026-11-02'],
  ])('%s', (_case, values, today, since) => {
    expect(effectiveSince({ ...given, ...values }, today)).toBe(since);
  });
});

describe('the end of a group', () => {
  it.each([
    ['15 days before it', '2026-12-03', {}, null],
    ['14 days before it', '2026-12-04', {}, 14],
    ['on its last day', '2026-12-18', {}, 0],
    ['once it is over', '2026-12-19', {}, null],
    ['while it is closed', '2026-12-10', { status: 'CLOSED' as const }, null],
    ['before it begins', '2026-12-10', { start_date: '2026-12-11' }, null],
  ])('%s', (_case, today, values, days) => {
    const given = { status: 'STARTED' as const, start_date: '2026-09-07', end_date: '2026-12-18' };
    expect(endsIn({ ...given, ...values }, today)).toBe(days);
  });
});
