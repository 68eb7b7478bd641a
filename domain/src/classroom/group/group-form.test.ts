import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { groupForm, groupSchema, mayChooseLicense, offeredDays, type GroupFacts } from './group-form.ts';

const license_id = '7b6a75e0-10a3-4bf2-9380-3e4236269651';
const course = '7b6a75e0-10a3-4bf2-9380-3e4236269652';
const today = '2026-11-22';
const facts = (values: Partial<GroupFacts> = {}): GroupFacts => ({
  today,
  licenseOf: (id) =>
    id === license_id ? { activation_date: '2026-12-01', expiry_date: '2027-08-01', free: 12 } : null,
  group: null,
  ...values,
});
const form = (values: object = {}) => ({
  license_id,
  name: 'Evening Cohort B',
  group_size: '10',
  courses: [course],
  start_date: '2026-12-01',
  end_date: '2027-02-22',
  status: 'STARTED',
  ...values,
});
const issues = (values: object, given?: Partial<GroupFacts>) =>
  (checkInput(groupForm(facts(given)), form(values)).issues ?? []).map(({ field, code }) => `${field} ${code}`);

describe('the form of a group', () => {
  // D1-5.28, D2-5.118
  it('gives the size as a number, in the shape that the call takes', () => {
    const { data } = checkInput(groupForm(facts()), form({ name: ' Evening Cohort B ', group_size: ' 12 ' }));
    expect(data).toEqual(form({ group_size: 12 }));
    expect(checkInput(groupSchema(facts()), data).data).toEqual(data);
  });

  it.each([
    ['no name', { name: ' ' }, ['name REQUIRED']],
    ['no license', { license_id: '' }, ['license_id REQUIRED']],
    ['no size', { group_size: '' }, ['group_size REQUIRED']],
    ['a size that is no number', { group_size: 'ten' }, ['group_size WRONG_SHAPE']],
    ['a size of 0', { group_size: '0' }, ['group_size TOO_LOW']],
    ['as many as are left', { group_size: '12' }, []],
    ['more than are left', { group_size: '13' }, ['group_size NO_PLACES']],
    ['no course', { courses: [] }, ['courses REQUIRED']],
    ['a course twice', { courses: [course, course] }, ['courses NOT_DISTINCT']],
    ['no first day', { start_date: '' }, ['start_date REQUIRED']],
    ['a first day before today', { start_date: '2026-11-21' }, ['start_date DAY_PASSED']],
    ['a first day before that of the license', { start_date: '2026-11-30' }, ['start_date BEFORE_LICENSE']],
    ['a day that does not exist', { start_date: '2027-02-30' }, ['start_date NOT_A_DAY']],
    ['no last day', { end_date: '' }, ['end_date REQUIRED']],
    ['a first day after the last', { start_date: '2027-02-23' }, ['start_date DAYS_REVERSED']],
    ['one day alone', { end_date: '2026-12-01' }, []],
    ['the expiry day as the last', { end_date: '2027-08-01' }, []],
    ['a last day after the expiry', { end_date: '2027-08-02' }, ['end_date AFTER_EXPIRY']],
    ['an unknown status', { status: 'NOT_YET' }, ['status WRONG_SHAPE']],
  ])('%s', (_case, values, expected) => {
    expect(issues(values)).toEqual(expected);
  });

  // D2-5.104–5.106, 5.110, 5.111, 5.113, 5.115
  it('says everything that is wrong at once, rules about several fields included', () => {
    expect(issues({ name: '', group_size: '40', start_date: '2026-01-01', end_date: '2030-01-01' })).toEqual([
      'name REQUIRED',
      'group_size NO_PLACES',
      'start_date DAY_PASSED',
      'end_date AFTER_EXPIRY',
    ]);
  });

  describe('of a group that is changed', () => {
    const group = { license_id, learners: 7, start_date: '2026-01-05', end_date: '2027-09-30' };

    it.each([
      ['counts the places that it holds as its own', { group_size: '22' }, []],
      ['takes no more than those and the free ones', { group_size: '23' }, ['group_size NO_PLACES']],
      ['keeps room for its learners', { group_size: '6' }, ['group_size TOO_LOW']],
      ['may shrink to its learners', { group_size: '7' }, []],
      ['may have begun before today and before its license', { start_date: '2026-01-05' }, []],
      ['takes no other first day before its license', { start_date: '2026-01-06' }, ['start_date BEFORE_LICENSE']],
      ['needs no places once it is over', { group_size: '23', status: 'ENDED' }, []],
      ['needs none after its last day', { group_size: '23', start_date: '2026-01-05', end_date: '2026-11-21' }, []],
      ['may keep a last day that its license no longer reaches', { end_date: '2027-09-30' }, []],
      ['takes no other one beyond it', { end_date: '2027-09-29' }, ['end_date AFTER_EXPIRY']],
      ['keeps its places while it is closed', { group_size: '23', status: 'CLOSED' }, ['group_size NO_PLACES']],
    ])('%s', (_case, values, expected) => {
      const licenseOf = () => ({ activation_date: '2026-12-01', expiry_date: '2027-08-01', free: 12, held: 10 });
      expect(issues(values, { group, licenseOf })).toEqual(expected);
    });

    it('goes over to another license once its own has expired, and fits into that', () => {
      expect(['2026-11-23', today, null].map((expiry_date) => mayChooseLicense({ expiry_date }, today))).toEqual([
        false,
        true,
        true,
      ]);
      const of = { ...group, license_id: course };
      expect(issues({ group_size: '12', end_date: '2027-08-01' }, { group: of })).toEqual([]);
      expect(issues({ group_size: '13', end_date: group.end_date }, { group: of })).toEqual([
        'group_size NO_PLACES',
        'end_date AFTER_EXPIRY',
      ]);
    });
  });
});

describe('the days that are offered', () => {
  it('begin with a license that is to start', () => {
    const license = { activation_date: '2026-12-15', expiry_date: '2027-08-01' };
    expect(offeredDays(today, license)).toEqual({ start_date: '2026-12-15', end_date: '2027-03-15' });
    const begun = { ...license, activation_date: '2026-10-15' };
    expect(offeredDays(today, begun)).toEqual({ start_date: today, end_date: '2027-02-22' });
    expect(offeredDays(today, null)).toEqual({ start_date: today, end_date: '2027-02-22' });
  });

  it.each([
    ['2027-08-01', '2027-02-22'],
    ['2027-01-05', '2027-01-05'],
    [null, '2027-02-22'],
  ])('with a license that expires on %s end on %s', (expiry, end) => {
    expect(offeredDays(today, { activation_date: null, expiry_date: expiry }).end_date).toBe(end);
  });

  it('end with a month that is shorter', () => {
    expect(offeredDays('2026-11-30', null).end_date).toBe('2027-02-28');
  });
});
