import { awaitedMails } from '../../business/awaited-mails/texts/es.ts';
import { institution as words } from '../../business/institution/texts/es.ts';
import { license } from '../../business/license/texts/es.ts';
import { renewalMails } from '../../business/renewal-mails/texts/es.ts';
import { salesQuestion } from '../../business/sales-question/texts/es.ts';

/** What people read who teach in an institution or administer it, in Spanish. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
