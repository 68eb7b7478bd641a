import { followUp } from '../../business/follow-up/texts/ar.ts';
import { institution } from '../../business/institution/texts/ar.ts';
import { institutionsFile } from '../../business/institutions-file/texts/ar.ts';
import { license } from '../../business/license/texts/ar.ts';
import { renewalMails } from '../../business/renewal-mails/texts/ar.ts';
import { renewal } from '../../business/renewal/texts/ar.ts';
import { media } from '../../base/media/texts/ar.ts';
import { sales as words } from '../../business/sales/texts/ar.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';

/** What people read who sell, in Arabic. */
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
