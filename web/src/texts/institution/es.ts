import { awaitedMails } from '../../features/awaited-mails/texts/es.ts';
import { institution as words } from '../../features/institution/texts/es.ts';
import { license } from '../../features/license/texts/es.ts';
import { renewalMails } from '../../features/renewal-mails/texts/es.ts';
import { salesQuestion } from '../../features/sales-question/texts/es.ts';

/** What people read who teach in an institution or administer it, in Spanish. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
