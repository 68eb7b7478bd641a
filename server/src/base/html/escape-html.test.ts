import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

const { document } = new JSDOM('').window;

it('makes every text read as itself, as content and as the value of an attribute in either quotes', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('&', '<', '>', '"', "'", '=', '/', ';', '#', ' ', 'amp', 'lt', '39'),
  });
  fc.assert(
    fc.property(anyText, (text) => {
      const escaped = escapeHtml(text);
      const place = document.createElement('div');
      place.innerHTML = `<p title="${escaped}" lang='${escaped}'>${escaped}</p>`;
      expect(place.childNodes).toHaveLength(1);
      const [paragraph] = place.children;
      expect(paragraph?.textContent).toBe(text);
      expect(paragraph?.getAttribute('title')).toBe(text);
      expect(paragraph?.getAttribute('lang')).toBe(text);
      expect(paragraph?.attributes).toHaveLength(2);
    }),
    { numRuns: 500 },
  );
});
