import { mailTexts } from '../../../../base/mail/mail-texts.ts';
import type { WrittenTexts } from '../../../../base/mail/texts/catalogues.ts';

/** What each language fills, as the English one says. */
export type NoticeTexts = WrittenTexts['renewalMail'];

/** The words of the mail about renewals, and the language that it is written in. */
export const { languageFor, textsFor: noticeTexts } = mailTexts('renewalMail');

/** A calendar day in words of that language, with the digits 0 to 9. */
export const dayIn = (language: string | null, day: string): string =>
  new Intl.DateTimeFormat(`${languageFor(language)}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
