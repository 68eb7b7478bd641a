import { trustedTypes } from './base/rich-text/trusted-html.ts';

/** Whatever writes text into a page by itself, such as the rules of a style sheet, may write no element with it. */
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
