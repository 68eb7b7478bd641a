import { mailTexts } from '../../../../base/mail/mail-texts.ts';

/** The words of the mail about moved learners, and the language that it is written in. */
export const { languageFor, textsFor: movedTexts } = mailTexts('movedMail');
