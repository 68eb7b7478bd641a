import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import type { ListedInvitation } from './use-people.ts';

/** What has become of an invitation, in the row of its person. */
type Status = { readonly tone: 'red' | 'yellow' | 'blue'; readonly chip: string; readonly about: readonly string[] };

/** Says until when an invitation is open, or what keeps it from its reader and what the mail server said of that. */
export function invitationStatus({ expires_on, isOver, mail, next_reminder_on }: ListedInvitation): Status {
  const { people: words } = texts.institution;
  const until = (isOver ? words.overSince : words.openUntil)(localDay(expires_on));
  const said = mail?.said ? [words.serverSaid(mail.said)] : [];
  if (mail?.state === 'REFUSED') return { tone: 'red', chip: words.addressRefused, about: said };
  if (mail?.state === 'FAILED') return { tone: 'red', chip: words.mailFailed, about: said };
  if (isOver) return { tone: 'red', chip: words.invited, about: [until] };
  if (mail?.state === 'WAITING' && mail.goes_out_on)
    return { tone: 'yellow', chip: words.invited, about: [words.goesOutOn(mail.goes_out_on)] };
  if (mail?.state === 'SENDING' && mail.tries > 0)
    return { tone: 'yellow', chip: words.invited, about: [words.triedSoOften(mail.tries)] };
  if (mail?.state === 'KEPT') return { tone: 'blue', chip: words.invited, about: [until, words.passItOn] };
  const reminder = next_reminder_on ? [words.reminderOn(localDay(next_reminder_on))] : [];
  return { tone: 'blue', chip: words.invited, about: [until, ...reminder] };
}
