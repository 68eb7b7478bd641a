import { followUp } from '../../business/follow-up/texts/es.ts';
import { institution } from '../../business/institution/texts/es.ts';
import { institutionsFile } from '../../business/institutions-file/texts/es.ts';
import { license } from '../../business/license/texts/es.ts';
import { renewalMails } from '../../business/renewal-mails/texts/es.ts';
import { renewal } from '../../business/renewal/texts/es.ts';
import { media } from '../../base/media/texts/es.ts';
import { sales as words } from '../../business/sales/texts/es.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/es.ts';
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
