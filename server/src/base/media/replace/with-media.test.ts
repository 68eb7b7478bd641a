import { describe, expect, it } from 'vitest';
import { withMedia, type ShownMedia } from './with-media.ts';

const shown = (digit: string, content_type: string, size: number | null = null): ShownMedia => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  content_type,
  width: size,
  height: size && size / 2,
});
const [mast, sail] = [shown('1', 'image/webp', 640), shown('2', 'image/svg+xml', 300)];
const [clip, film] = [shown('3', 'video/mp4'), shown('4', 'video/webm')];
const at = ({ id }: ShownMedia) => `/media/${id}`;

describe('a file in the place of another', () => {
  it.each([
    ['an address', at(mast), at(sail)],
    ['another address', at(clip), at(clip)],
    ['a text that names it', `<p><a href="${at(mast)}">Mast</a></p>`, `<p><a href="${at(sail)}">Mast</a></p>`],
    [
      'a picture in a text, which gets the new size',
      `<p><img src="${at(mast)}" alt="a > b" width="640" height="320"><img src="${at(clip)}" width="5" height="6"></p>`,
      `<p><img src="${at(sail)}" alt="a > b" width="300" height="150"><img src="${at(clip)}" width="5" height="6"></p>`,
    ],
    [
      'a picture without a size, which gets none',
      `<img alt="Mast" src="${at(mast)}">`,
      `<img alt="Mast" src="${at(sail)}">`,
    ],
    ['nothing', null, null],
  ])('in %s', (_what, before, after) => {
    expect(withMedia(before, mast, sail)).toEqual(after);
  });

  it('in a video, which gets the media type of the new file, and in no other', () => {
    const sources = [
      { src: at(clip), type: 'video/mp4' },
      { src: '/media/other', type: 'video/mp4' },
    ];
    expect(withMedia(sources, clip, film)).toEqual([{ src: at(film), type: 'video/webm' }, sources[1]]);
    const html = `<video controls=""><source src="${at(clip)}" type="video/mp4"><source src="/x" type="video/mp4"></video>`;
    expect(withMedia(html, clip, film)).toBe(
      `<video controls=""><source src="${at(film)}" type="video/webm"><source src="/x" type="video/mp4"></video>`,
    );
  });
});
