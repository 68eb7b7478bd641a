import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { cleanHtml } from './clean-html.ts';
import { plainText } from './plain-text.ts';
import { RichText } from './rich-text.tsx';

describe('cleaning', () => {
  test.each([
    ['<p>A <strong>gateway</strong></p>', '<p>A <strong>gateway</strong></p>'],
    ['<script>alert(1)</script>text', 'text'],
    ['<p onclick="x()" style="color:red" id="a" class="b">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">link</a>', '<a>link</a>'],
    [
      '<a href="https://example.org/">link</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">link</a>',
    ],
    ['<img src="https://elsewhere.example/x.png">', ''],
    ['<iframe src="/"></iframe><form><input></form>', ''],
    ['<svg><script>1</script></svg>', ''],
    ['<pre class="language-ts">a</pre>', '<pre class="language-ts">a</pre>'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  test('cleaning again changes nothing', () => {
    const once = cleanHtml('<p dir="rtl">a<b>b</b><math><mi//xlink:href="data:x,<script>1</script>">');
    expect(cleanHtml(once)).toBe(once);
  });
});

test('text carries its language and direction', async () => {
  show(<RichText html="<p>مرحبا</p>" language="ar" />);
  const text = page.getByText('مرحبا').element().parentElement;
  expect([text?.lang, text?.dir]).toEqual(['ar', 'rtl']);
});

test('plain text is one line without its format', () => {
  expect(plainText('<p>A <b>gateway</b>\n translates</p><img src=x onerror="window.ran=1">')).toBe(
    'A gateway translates',
  );
  expect('ran' in window).toBe(false);
  const square =
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  expect(plainText(`<p>${square} grows</p>`)).toBe('x grows');
});
