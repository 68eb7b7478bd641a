import { describe, expect, it } from 'vitest';
import { globalRoles, institutionRoles, salesRoles } from '../../base/account/role.ts';
import { checkInput } from '../../check-input.ts';
import { mayChangeMember } from '../institution/members.ts';
import { asksAboutMember, memberQuestionSchema, seatsQuestionForm, seatsQuestionSchema } from './sales-question.ts';

const id = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a01';
const issuesOf = (...[schema, value]: Parameters<typeof checkInput<unknown>>) =>
  checkInput(schema, value).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('a question to those who sell', () => {
  it.each([
    [{ seats: 1, what: '' }, []],
    [{ seats: 0, what: '' }, ['seats TOO_LOW']],
    [{ seats: 100_001, what: '' }, ['seats TOO_HIGH']],
    [{ seats: 2.5, what: '' }, ['seats WRONG_SHAPE']],
    [{ seats: 50, what: 'x'.repeat(501) }, ['what TOO_LONG']],
  ])('for seats: %j', (values, expected) => {
    expect(issuesOf(seatsQuestionSchema, { license_id: id, ...values })).toEqual(expected);
  });

  it.each([
    [' 50 ', []],
    ['', ['seats REQUIRED']],
    ['many', ['seats WRONG_SHAPE']],
    ['-1', ['seats TOO_LOW']],
  ])('for seats is typed: %j', (seats, expected) => {
    expect(issuesOf(seatsQuestionForm, { seats, what: '' })).toEqual(expected);
  });

  it('about a member says what is wanted', () => {
    expect(issuesOf(memberQuestionSchema, { member_id: id, what: ' ' })).toEqual(['what REQUIRED']);
    expect(checkInput(memberQuestionSchema, { member_id: id, what: ' Please remove. ' }).data?.what).toBe(
      'Please remove.',
    );
  });

  it('is asked by administrators about whom they may not change but themselves, and by nobody else', () => {
    for (const globalRole of globalRoles)
      for (const institutionRole of [...institutionRoles, null])
        for (const role of institutionRoles)
          for (const isSelf of [true, false]) {
            const actor = { globalRole, institutionRole };
            const asks = asksAboutMember(actor, { role, isSelf });
            const sells = (salesRoles as readonly string[]).includes(globalRole);
            expect(asks).toBe(institutionRole === 'CENTER_ADMIN' && !sells && !isSelf && role !== 'STUDENT');
            expect(asks && mayChangeMember(actor, { role, isSelf })).toBe(false);
          }
  });
});
