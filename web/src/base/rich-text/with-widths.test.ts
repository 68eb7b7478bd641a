import { describe, expect, test } from 'vitest';
import { withWidths } from './with-widths.ts';

const file = '/media/00000000-0000-4000-8000-000000000001';

describe('a picture of a text', () => {
  test('is offered in several widths where it says its own', () => {
    expect(withWidths(`<p>a > b<img src="${file}" alt="a > b" width="1200" height="600"></p>`)).toBe(
      `<p>a > b<img src="${file}" alt="a > b" width="1200" height="600" srcset="${file}?w=400 400w, ${file}?w=800 800w, ${file} 1200w" sizes="min(100vw, 800px, 1200px)"></p>`,
    );
  });

  test.each([
    `<img src="${file}" alt="">`,
    `<img src="${file}" alt="" width="300">`,
    '<img src="/elsewhere.png" width="1200">',
    '<p>no picture, width="1200"</p>',
  ])('else stays as it is: %s', (html) => {
    expect(withWidths(html)).toBe(html);
  });

  test('is fetched as small as the screen is, and drawn as large as before', async () => {
    const drawn = (html: string) => {
      const place = document.createElement('div');
      place.style.inlineSize = '300px';
      place.append(document.createRange().createContextualFragment(html));
      document.body.append(place);
      const picture = place.querySelector('img') as HTMLImageElement;
      picture.style.cssText = 'max-inline-size: 100%; block-size: auto';
      const { width, height } = picture.getBoundingClientRect();
      place.remove();
      return { width, height };
    };
    const html = `<img src="${file}" alt="" width="1200" height="600">`;
    expect(drawn(withWidths(html))).toEqual(drawn(html));
    expect(drawn(html)).toEqual({ width: 300, height: 150 });
  });
});
