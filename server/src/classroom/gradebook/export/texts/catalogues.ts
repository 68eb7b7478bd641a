import { sheetTextsOf } from '../../../../base/mail/mail-texts.ts';
import type { WrittenTexts } from '../../../../base/mail/texts/catalogues.ts';

/** What each language fills, as the English one says. */
export type SheetTexts = WrittenTexts['gradebookSheet'];

/** The words of a spreadsheet in the language that an Accept-Language header asks for. */
export const sheetTexts = sheetTextsOf('gradebookSheet');
