import { mailTexts } from '../../../../../base/mail/mail-texts.ts';

/** The words of the mail to people whom a group awaits, and the language that it is written in. */
export const { languageFor, textsFor: awaitedTexts } = mailTexts('awaitedMail');
