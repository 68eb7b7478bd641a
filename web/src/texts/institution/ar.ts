import { awaitedMails } from '../../features/awaited-mails/texts/ar.ts';
import { institution as words } from '../../features/institution/texts/ar.ts';
import { license } from '../../features/license/texts/ar.ts';
import { renewalMails } from '../../features/renewal-mails/texts/ar.ts';
import { salesQuestion } from '../../features/sales-question/texts/ar.ts';

/** What people read who teach in an institution or administer it, in Arabic. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
