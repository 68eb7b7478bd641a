import { mailTexts } from '../../mail/mail-texts.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The words of the mail about work that failed, and the language that it is written in. */
export const { languageFor, textsFor: failureTexts } = mailTexts({ en, es, ar });
