import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOfMails,
  daysOfMailsOfAll,
  invitationMailState,
  mailsADay,
  mailsToAddressADay,
  nextReminder,
  type CountedMails,
} from './invitation-mail.ts';

const none: CountedMails = { all: [], byAddress: new Map() };
const people = (count: number) => Array.from({ length: count }, (_none, at) => `${at}@people.test`);

describe('the day of a mail', () => {
  it('is today for the first 500 and tomorrow for the next', () => {
    const days = daysOfMails(people(1001), none);
    expect([days[499], days[500], days[999], days[1000]]).toEqual([0, 1, 1, 2]);
  });

  it.each([
    ['the institution has used up today', { all: [mailsADay], byAddress: new Map() }, 1],
    ['it has used up tomorrow only', { all: [0, mailsADay], byAddress: new Map() }, 0],
    ['the address has had three today', { all: [3], byAddress: new Map([['0@people.test', [3]]]) }, 1],
    ['another address has', { all: [3], byAddress: new Map([['1@people.test', [3]]]) }, 0],
    ['each has used up another day', { all: [500, 1], byAddress: new Map([['0@people.test', [1, 3]]]) }, 2],
  ])('where %s', (_case, counted, day) => {
    expect(daysOfMails(people(1), counted)).toEqual([day]);
  });

  it('never brings a day beyond what it allows, and is never later than it must be', () => {
    const counts = fc.array(fc.nat(mailsADay), { maxLength: 4 });
    const own = fc.array(fc.nat(mailsToAddressADay), { maxLength: 4 });
    const addresses = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(addresses, { maxLength: 40 }), counts, own, own, (recipients, all, a, b) => {
        const byAddress = new Map([
          ['a', a],
          ['b', b],
        ]);
        const days = daysOfMails(recipients, { all, byAddress });
        const before = { all: [...all], own: new Map(['a', 'b', 'c'].map((one) => [one, byAddress.get(one) ?? []])) };
        recipients.forEach((recipient, at) => {
          const day = days[at] ?? -1;
          const earlier = days.slice(0, at);
          const ofAll = (on: number) => (before.all[on] ?? 0) + earlier.filter((one) => one === on).length;
          const ofOwn = (on: number) =>
            (before.own.get(recipient)?.[on] ?? 0) +
            earlier.filter((one, place) => one === on && recipients[place] === recipient).length;
          const hasRoom = (on: number) => ofAll(on) < mailsADay && ofOwn(on) < mailsToAddressADay;
          expect(hasRoom(day)).toBe(true);
          for (let on = 0; on < day; on += 1) expect(hasRoom(on)).toBe(false);
        });
      }),
    );
  });
});

describe('the days of mails of several institutions', () => {
  const mails = fc.array(fc.constantFrom('a', 'b'), { maxLength: 6 });

  it('are those that each has after the ones before it', () => {
    fc.assert(
      fc.property(fc.array(mails, { maxLength: 5 }), (all) => {
        const asked = all.map((recipients) => ({ recipients, counted: none }));
        const earlier = new Map<string, number[]>();
        const oneByOne = all.map((recipients) => {
          const byAddress = new Map([...earlier].map(([address, counts]) => [address, [...counts]]));
          const days = daysOfMails(recipients, { all: [], byAddress });
          for (const [at, recipient] of recipients.entries()) {
            const counts = earlier.get(recipient) ?? [];
            earlier.set(recipient, counts);
            const day = days[at] ?? 0;
            counts[day] = (counts[day] ?? 0) + 1;
          }
          return days;
        });
        expect(daysOfMailsOfAll(asked, (day) => day)).toEqual(oneByOne);
      }),
    );
  });

  it('count a mail on the day that it is at each', () => {
    const asked = [['a', 'a', 'a', 'a'], ['a'], ['a']].map((recipients) => ({ recipients, counted: none }));
    // What is tomorrow at the first and the second begins today at the third.
    const dayAt = (day: number, one: number, other: number) => (other === 2 && one < 2 ? Math.max(0, day - 1) : day);
    expect(daysOfMailsOfAll(asked, dayAt)).toEqual([[0, 0, 0, 1], [1], [1]]);
  });
});

describe('the state of a mail', () => {
  const facts = { is_sent: false, is_refused: false, waits: false, tries: 0 };
  it.each([
    [facts, true, 'SENDING'],
    [facts, false, 'KEPT'],
    [{ ...facts, tries: 4 }, true, 'SENDING'],
    [{ ...facts, tries: 5 }, true, 'FAILED'],
    [{ ...facts, waits: true }, true, 'WAITING'],
    [{ ...facts, waits: true }, false, 'WAITING'],
    [{ ...facts, is_refused: true, tries: 1 }, true, 'REFUSED'],
    [{ ...facts, is_sent: true, tries: 5 }, false, 'SENT'],
  ])('%j, with a mail server: %s', (mail, hasMailServer, state) => {
    expect(invitationMailState(mail, hasMailServer)).toBe(state);
  });
});

describe('the next reminder', () => {
  const mailed_on = '2026-11-01T10:00:00.000Z';
  it.each([
    [{ mailed_on, reminded: 0, reminds: true }, '2026-11-04T10:00:00.000Z'],
    [{ mailed_on, reminded: 1, reminds: true }, '2026-11-11T10:00:00.000Z'],
    [{ mailed_on, reminded: 2, reminds: true }, null],
    [{ mailed_on, reminded: 0, reminds: false }, null],
    [{ mailed_on: null, reminded: 0, reminds: true }, null],
  ])('%j', (reminding, moment) => {
    expect(nextReminder(reminding)).toBe(moment);
  });
});
