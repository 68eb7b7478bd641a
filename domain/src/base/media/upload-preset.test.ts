import { describe, expect, it } from 'vitest';
import { isTaken } from './upload-preset.ts';

describe('a file that is sent to the media library', () => {
  // D2-1.08, 3.12, 3.13, 5.55, 9.21, 9.22
  it.each([
    ['logo', 'mark.svg', true],
    ['logo', 'mark.SVG', true],
    ['logo', 'mark.png', false],
    ['logo', 'mark.svg.html', false],
    ['logo', 'svg', false],
    ['institution_logo', 'school.jpeg', true],
    ['institution_logo', 'school.BMP', true],
    ['institution_logo', 'school.gif', false],
    ['picture', 'school.bmp', false],
    ['picture', 'a.b.webp', true],
    ['picture', 'clip.mp4', false],
    ['video', 'clip.m4v', true],
    ['video', 'clip.avi', false],
    ['captions', 'clip.en.srt', true],
    ['captions', 'clip.txt', false],
    ['document', 'Handout.PDF', true],
    ['document', 'macros.docm', false],
  ] as const)('for %s called %s: taken is %s', (preset, name, taken) => {
    expect(isTaken(preset, name)).toBe(taken);
  });
});
