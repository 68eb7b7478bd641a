import { followUp } from '../../features/follow-up/texts/en.ts';
import { institution } from '../../features/institution/texts/en.ts';
import { institutionsFile } from '../../features/institutions-file/texts/en.ts';
import { license } from '../../features/license/texts/en.ts';
import { renewalMails } from '../../features/renewal-mails/texts/en.ts';
import { renewal } from '../../features/renewal/texts/en.ts';
import { media } from '../../features/media/texts/en.ts';
import { sales as words } from '../../features/sales/texts/en.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/en.ts';
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
