import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import type { ShownUser } from './user-query.ts';

/** Something that may keep somebody out, and what to do about it; a note stands in nobody's way. */
export type Finding = {
  readonly key: string;
  readonly kind: 'warning' | 'note';
  readonly what: string;
  readonly advice: string;
};

const warning = (key: string, what: string, advice: string): Finding => ({
  key,
  kind: 'warning',
  what,
  advice,
});
const note = (key: string, what: string, advice: string): Finding => ({ key, kind: 'note', what, advice });

/** What is known of why a person may not get in, in words, what weighs most first. */
export function findings({ email, email_verified, access }: ShownUser): readonly Finding[] {
  if (!access) return [];
  const words = texts.admin.access;
  const { roles } = texts.institution;
  const { has_account, wrong_tries, refused_mails, refused_joins, invitations } = access;
  const address = email ?? '';
  return [
    ...(has_account === false ? [warning('account', words.noAccount, words.signUp(address))] : []),
    ...(email_verified === false
      ? [warning('verified', words.notVerified, access.issuer ? words.verifyElsewhere : words.verify)]
      : []),
    ...wrong_tries.map(({ everywhere, tries, locked, until }, at) => {
      const time = clockTime(until);
      if (!locked) return note(`tries ${at}`, words.wrongTries(tries, everywhere), words.forgotten(time));
      return warning(`tries ${at}`, words.locked(everywhere, time), words.unlock);
    }),
    ...refused_mails.map(({ subject, created_on, reason }, at) =>
      warning(`mail ${at}`, words.refusedMail(subject, localDay(created_on), reason), words.checkAddress),
    ),
    ...refused_joins.map(({ group, institution, reason, refused_on }, at) =>
      warning(`join ${at}`, words.refusedJoin[reason](group, institution, localDay(refused_on)), words.join[reason]),
    ),
    ...invitations.map(({ id, institution, role, expires_on, is_over }) =>
      is_over
        ? warning(`invitation ${id}`, words.over(institution, localDay(expires_on)), words.resend)
        : note(`invitation ${id}`, words.invited(institution, roles[role], localDay(expires_on)), words.accept),
    ),
  ];
}
