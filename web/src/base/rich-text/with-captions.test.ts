import { expect, test } from 'vitest';
import { withCaptions } from './with-captions.ts';

const track = (language: string, rest = '') =>
  `<track src="/media/${language}" kind="captions" srclang="${language}"${rest}>`;
const video = (...tracks: readonly string[]) => `<p>Look</p><video controls="">${tracks.join('')}</video>`;

test('a video shows captions in the language of the learner, else in that of the course, else as its author chose', () => {
  const html = video(track('en', ' default=""'), track('ar'), '<track src="/media/x" kind="chapters" srclang="es">');
  expect(withCaptions(html, ['ar', 'en'])).toBe(
    video(track('en'), track('ar', ' default=""'), '<track src="/media/x" kind="chapters" srclang="es">'),
  );
  expect(withCaptions(html, ['es', 'en'])).toBe(html);
  expect(withCaptions(html, ['es'])).toBe(html);
  expect(withCaptions('<p>No film</p>', ['en'])).toBe('<p>No film</p>');
});
