/** How many mails that invite, first ones and later ones, or tell of a roster an institution causes in a day; what is more waits. */
export const mailsADay = 500;

/** How many such mails an address gets in a day, whoever causes them. */
export const mailsToAddressADay = 3;

/** How many days after its mail an invitation that is not answered is called to mind, each time once. */
export const reminderDays = [3, 10] as const;

/** How many mails are counted already for today and for each day after it. */
export type MailsByDay = readonly number[];

/** Mails that are counted already: all of the institution, and of each address. */
export type CountedMails = { readonly all: MailsByDay; readonly byAddress: ReadonlyMap<string, MailsByDay> };

/** Mails that one institution causes, with what is counted already as its days are. */
export type MailsOfOne = { readonly recipients: readonly string[]; readonly counted: CountedMails };

/**
 * In how many days each of further mails goes out, in the order of their recipients: the first day on which neither the
 * institution nor the address has used up what a day allows; 0 is today. None goes out before the day `first`.
 */
export function daysOfMails(recipients: readonly string[], counted: CountedMails, first = 0): readonly number[] {
  return daysOfMailsOfAll([{ recipients, counted }], (day) => day, first)[0] ?? [];
}

/**
 * The same of several institutions, one after the other, each with days of its own: `dayAt` tells in which of the days of
 * `other` a day of `one` begins, both by their places in `all`.
 */
export function daysOfMailsOfAll(
  all: readonly MailsOfOne[],
  dayAt: (day: number, one: number, other: number) => number,
  first = 0,
): readonly (readonly number[])[] {
  const given = new Map<string, { readonly day: number; readonly at: number }[]>();
  return all.map(({ recipients, counted }, at) => {
    const ofAll = [...counted.all];
    const byAddress = new Map<string, number[]>();
    return recipients.map((recipient) => {
      const before = given.get(recipient) ?? [];
      given.set(recipient, before);
      let own = byAddress.get(recipient);
      if (own === undefined) {
        own = [...(counted.byAddress.get(recipient) ?? [])];
        for (const mail of before) countOn(own, dayAt(mail.day, mail.at, at));
        byAddress.set(recipient, own);
      }
      let day = first;
      while ((ofAll[day] ?? 0) >= mailsADay || (own[day] ?? 0) >= mailsToAddressADay) day += 1;
      countOn(ofAll, day);
      countOn(own, day);
      before.push({ day, at });
      return day;
    });
  });
}

function countOn(mails: number[], day: number): void {
  for (let at = mails.length; at <= day; at += 1) mails[at] = 0;
  mails[day] = (mails[day] ?? 0) + 1;
}

/** How many days from today mails can be put off at most. */
export const mostDaysAhead = 90;

/** What is known of the mail of an invitation. */
export type MailFacts = {
  readonly is_sent: boolean;
  readonly is_refused: boolean;
  /** Whether its day is still to come. */
  readonly waits: boolean;
  /** How often it was tried. */
  readonly tries: number;
};

/** How often a mail is tried before it is given up. */
export const mostMailTries = 5;

/**
 * What became of the mail of an invitation: it waits for its day; it is on its way, tried so often; the mail server has
 * taken it; it has refused the address; it could not be sent; or no mail server is set, and it is kept in the outbox.
 */
export type InvitationMailState = 'WAITING' | 'SENDING' | 'SENT' | 'REFUSED' | 'FAILED' | 'KEPT';

/** The state of a mail where a mail server is set, or none is. */
export function invitationMailState(
  { is_sent, is_refused, waits, tries }: MailFacts,
  hasMailServer: boolean,
): InvitationMailState {
  if (is_sent) return 'SENT';
  if (is_refused) return 'REFUSED';
  if (tries >= mostMailTries) return 'FAILED';
  if (waits) return 'WAITING';
  return hasMailServer ? 'SENDING' : 'KEPT';
}

/** When an invitation was mailed, how many reminders have gone out or were passed over, and whether any is to go out. */
export type Reminding = { readonly mailed_on: string | null; readonly reminded: number; readonly reminds: boolean };

/** The moment from which the next reminder goes out; null where there is none. */
export function nextReminder({ mailed_on, reminded, reminds }: Reminding): string | null {
  const days = reminderDays[reminded];
  if (!reminds || mailed_on === null || days === undefined) return null;
  return new Date(Date.parse(mailed_on) + days * 86_400_000).toISOString();
}

/**
 * Whether name and address of an invitation may be corrected: where no mail reaches the address. Of every other one the
 * role alone can be changed, since its address is whose it is.
 */
export const mayCorrectInvitation = (state: InvitationMailState): boolean => state === 'REFUSED' || state === 'FAILED';
