import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-widths.ts';

const file = '/media/00000000-0000-4000-8000-000000000001';

describe('a picture in several widths', () => {
  it.each([
    [file, 1600, `${file}?w=400 400w, ${file}?w=800 800w, ${file} 1600w`],
    [file, 640, `${file}?w=400 400w, ${file} 640w`],
    [file, 400, null],
    ['data:image/png;base64,AA', 1600, null],
    ['/media/field.webp', 1600, null],
  ])('%s of %i pixels: %s', (address, width, sources) => {
    expect(pictureSources(address, width)).toBe(sources);
  });
});
