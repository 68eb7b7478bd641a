import { followUp } from '../../features/follow-up/texts/ar.ts';
import { institution } from '../../features/institution/texts/ar.ts';
import { institutionsFile } from '../../features/institutions-file/texts/ar.ts';
import { license } from '../../features/license/texts/ar.ts';
import { renewalMails } from '../../features/renewal-mails/texts/ar.ts';
import { renewal } from '../../features/renewal/texts/ar.ts';
import { media } from '../../features/media/texts/ar.ts';
import { sales as words } from '../../features/sales/texts/ar.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/ar.ts';
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
