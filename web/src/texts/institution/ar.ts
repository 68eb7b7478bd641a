import { awaitedMails } from '../../business/awaited-mails/texts/ar.ts';
import { institution as words } from '../../business/institution/texts/ar.ts';
import { license } from '../../business/license/texts/ar.ts';
import { renewalMails } from '../../business/renewal-mails/texts/ar.ts';
import { salesQuestion } from '../../business/sales-question/texts/ar.ts';

/** What people read who teach in an institution or administer it, in Arabic. */
export const institution = { institution: words, license, awaitedMails, renewalMails, salesQuestion };
