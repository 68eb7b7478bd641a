import { followUp } from '../../business/follow-up/texts/en.ts';
import { institution } from '../../business/institution/texts/en.ts';
import { institutionsFile } from '../../business/institutions-file/texts/en.ts';
import { license } from '../../business/license/texts/en.ts';
import { renewalMails } from '../../business/renewal-mails/texts/en.ts';
import { renewal } from '../../business/renewal/texts/en.ts';
import { media } from '../../base/media/texts/en.ts';
import { sales as words } from '../../business/sales/texts/en.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/en.ts';
import { staffIssues } from '../issues/en.ts';

/** What people read who sell, in English. */
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
