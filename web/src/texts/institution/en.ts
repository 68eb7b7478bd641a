import { awaitedMails } from '../../features/awaited-mails/texts/en.ts';
import { institution as words } from '../../features/institution/texts/en.ts';
import { license } from '../../features/license/texts/en.ts';
import { renewalMails } from '../../features/renewal-mails/texts/en.ts';
import { salesQuestion } from '../../features/sales-question/texts/en.ts';

/** What people read who teach in an institution or administer it, in English. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
