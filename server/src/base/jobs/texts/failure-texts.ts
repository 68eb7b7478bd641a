import { mailTexts } from '../../mail/mail-texts.ts';

/** The words of the mail about work that failed, and the language that it is written in. */
export const { languageFor, textsFor: failureTexts } = mailTexts('faults');
