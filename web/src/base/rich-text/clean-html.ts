import { cleanToRest } from '@lectern/domain/base/rich-text/clean-to-rest.ts';
import { purifierSettings, settleAttributes } from '@lectern/domain/base/rich-text/html-policy.ts';
import createPurifier from 'dompurify';

const purifier = createPurifier(window);
purifier.setConfig(purifierSettings);
purifier.addHook('afterSanitizeAttributes', (element) => settleAttributes(element));

/** Leaves of a rich text only what the policy allows; what the server stored was cleaned by the same policy. */
export const cleanHtml = (html: string): string => cleanToRest(html, (text) => purifier.sanitize(text)) ?? '';
