import { texts } from '../../../texts/texts.ts';

type Mail = { readonly state: string; readonly goes_out_on?: string | null | undefined };

/** What is said once people are invited: that it is sent, or until which day how many mails wait where those of a day are used up. */
export function sentText(mails: readonly (Mail | null | undefined)[], sent: string): string {
  const days = mails.flatMap((mail) => (mail?.state === 'WAITING' && mail.goes_out_on ? [mail.goes_out_on] : []));
  const last = days.toSorted().at(-1);
  return last === undefined ? sent : texts.institution.people.waits(days.length, last);
}
