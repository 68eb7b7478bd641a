import { followUp } from '../../features/follow-up/texts/es.ts';
import { institution } from '../../features/institution/texts/es.ts';
import { institutionsFile } from '../../features/institutions-file/texts/es.ts';
import { license } from '../../features/license/texts/es.ts';
import { renewalMails } from '../../features/renewal-mails/texts/es.ts';
import { renewal } from '../../features/renewal/texts/es.ts';
import { media } from '../../features/media/texts/es.ts';
import { sales as words } from '../../features/sales/texts/es.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/es.ts';
import { staffIssues } from '../issues/es.ts';

/** What people read who sell, in Spanish. */
export const sales = {
  sales: words,
  followUp,
  institution,
  institutionsFile,
  license,
  media,
  renewal,
  renewalMails,
  spreadsheet,
  staffIssues,
};
