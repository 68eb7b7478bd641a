import { sheetTextsOf } from '../../../../base/mail/mail-texts.ts';
import type { WrittenTexts } from '../../../../base/mail/texts/catalogues.ts';

/** What each language fills, as the English one says. */
export type AuditSheetTexts = WrittenTexts['auditSheet'];

/** The words of an exported audit log in the language that an Accept-Language header asks for. */
export const auditSheetTexts = sheetTextsOf('auditSheet');
