import { mailTexts } from '../../../../base/mail/mail-texts.ts';

/** The words of the mail about a link that was handed out, and the language that it is written in. */
export const { languageFor, textsFor: linkTexts } = mailTexts('linkMail');
