import type { Token, Tokens } from 'marked';
import { picturesOf } from './pictures-of.ts';

/**
 * A text without remarks about pictures that are not shown: how to click on a video's thumbnail, which has become a link,
 * and at the head of a lesson a missing picture with the line about who drew it.
 */
export function withoutStaleRemarks(
  tokens: readonly Token[],
  isHere: (src: string) => boolean,
  isHead: boolean,
): { readonly kept: Token[]; readonly missing: string[] } {
  const kept: Token[] = [];
  const missing: string[] = [];
  let isStale = false;
  for (const token of tokens) {
    const sources = token.type === 'paragraph' ? picturesOf([token]) : [];
    if (token.type === 'blockquote' && isStale) {
      isStale = false;
      continue;
    }
    const isMissing = isHead && sources.length > 0 && isOnly(token, 'image') && !sources.some(isHere);
    isStale = isMissing || (sources.length > 0 && isOnly(token, 'link') && !sources.some(isHere));
    if (isMissing) missing.push(...sources);
    else kept.push(token);
  }
  return { kept, missing };
}

/** A paragraph that holds nothing but pictures, or nothing but links around pictures. */
function isOnly(token: Token, type: 'image' | 'link'): boolean {
  const content = (token as Tokens.Paragraph).tokens.filter(({ raw }) => raw.trim() !== '');
  return content.every((child) => child.type === type);
}
