import { expect, it } from 'vitest';
import { defaultTrack } from './default-track.ts';

const tracks = ['en', 'pt-BR', 'pt', 'ar'].map((srclang) => ({ srclang }));

it.each([
  ['of the viewer', ['ar', 'en'], 3],
  ['of the course, where the viewer has none', ['de', 'en'], 0],
  ['of the very variant before another one', ['pt'], 2],
  ['of another variant where there is no other', ['ar-EG'], 3],
  ['of nobody', ['de', 'fr'], -1],
])('the captions that are shown are those %s', (_what, languages, at) => {
  expect(defaultTrack(tracks, languages)).toBe(at);
});
