import { sheetTextsOf } from '../../../../base/mail/mail-texts.ts';
import type { WrittenTexts } from '../../../../base/mail/texts/catalogues.ts';

/** What each language fills, as the English one says. */
export type RenewalSheetTexts = WrittenTexts['renewalSheet'];

/** The words of the spreadsheet in the language that an Accept-Language header asks for. */
export const renewalSheetTexts = sheetTextsOf('renewalSheet');
