import { describe, expect, it } from 'vitest';
import { mayReplace, mediaListKindOf } from './media-list.ts';

const content = (content_type: string) => ({ folder: 'content', content_type }) as const;
const logo = (content_type: string) => ({ folder: 'logos', content_type }) as const;

describe('a file of the media library', () => {
  it.each([
    [content('image/webp'), 'PICTURE'],
    [content('image/svg+xml'), 'PICTURE'],
    [content('video/webm'), 'VIDEO'],
    [content('text/vtt'), 'CAPTIONS'],
    [content('application/pdf'), 'DOCUMENT'],
    [logo('image/svg+xml'), 'LOGO'],
  ] as const)('%j is used as %s', (file, kind) => {
    expect(mediaListKindOf(file)).toBe(kind);
  });

  it.each([
    [content('image/webp'), content('image/svg+xml'), true],
    [content('video/mp4'), content('video/webm'), true],
    [content('image/webp'), content('video/mp4'), false],
    [content('image/svg+xml'), logo('image/svg+xml'), false],
    [logo('image/svg+xml'), logo('image/svg+xml'), true],
    [logo('image/svg+xml'), logo('image/webp'), false],
  ])('%j may give its place to %j: %s', (present, next, may) => {
    expect(mayReplace(present, next)).toBe(may);
  });
});
