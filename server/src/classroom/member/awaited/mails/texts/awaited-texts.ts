import { mailTexts } from '../../../../../base/mail/mail-texts.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The words of the mail to people whom a group awaits, and the language that it is written in. */
export const { languageFor, textsFor: awaitedTexts } = mailTexts({ en, es, ar });
