import { mailTexts } from '../../../../base/mail/mail-texts.ts';

/** The words of an invitation, and the language that it is written in. */
export const { languageFor, textsFor: invitationTexts } = mailTexts('invitationMail');

/** A day in words of that language, with the digits 0 to 9: of a moment in a time zone, else a calendar day. */
export const dayIn = (language: string | null, moment: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(`${languageFor(language)}-u-nu-latn`, { dateStyle: 'long', timeZone }).format(
    new Date(moment),
  );
