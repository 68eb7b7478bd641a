import { Marked, type Token } from 'marked';

const markdown = new Marked({ gfm: true });

/** The addresses of all pictures in a text. */
export function picturesOf(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  void markdown.walkTokens([...tokens], (token) => {
    if (token.type === 'image') found.push(String(token.href));
    if (token.type === 'html')
      for (const [, src] of token.raw.matchAll(/<img[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi)) if (src) found.push(src);
  });
  return found;
}
