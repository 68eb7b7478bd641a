import { awaitedMails } from '../../business/awaited-mails/texts/en.ts';
import { institution as words } from '../../business/institution/texts/en.ts';
import { license } from '../../business/license/texts/en.ts';
import { renewalMails } from '../../business/renewal-mails/texts/en.ts';
import { salesQuestion } from '../../business/sales-question/texts/en.ts';

/** What people read who teach in an institution or administer it, in English. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
