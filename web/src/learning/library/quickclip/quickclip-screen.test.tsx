import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { lessonOf } from '../../../../test/values.ts';

const clip = (id: string, title: string) => ({
  id,
  title,
  poster: null,
  duration_seconds: 222,
  published: true,
  sources: [{ src: `/media/${id}.mp4`, type: 'video/mp4' }],
  tracks: [
    { src: `/media/${id}.en.vtt`, srclang: 'en', label: 'English', kind: 'captions' },
    { src: `/media/${id}.ar.vtt`, srclang: 'ar', label: 'Arabic', kind: 'subtitles' },
  ],
});
const openClips = (clip_cards: unknown[]) =>
  openApp('/group/g1/course/c1/library/quickclip/networks', {
    lesson: lessonOf({ clip_cards }),
    lessons: [lessonOf()],
    group: { id: 'g1', name: 'Evening Cohort B' },
    course: { id: 'c1', name: 'Living Online' },
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

// D1-2.125, 9.13
test('a video is a card of 350 px with a still, its length, title and subtitle languages', async () => {
  const { place } = openClips([clip('one', 'How a mesh network heals itself')]);
  const card = page.getByRole('article');
  for (const text of ['03:42', 'How a mesh network heals itself', 'Subtitles: English, Arabic'])
    await expect.element(card).toMatchTextContent(text);
  expect(card.element().getBoundingClientRect().width).toBe(350);
  await expectAccessible(place);
});

// D1-1.08, 2.124
test('it plays in place with controls and captions; another one stops it', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  const { place } = openClips([clip('one', 'First'), clip('two', 'Second')]);
  await page.getByRole('button', { name: 'Play First, 03:42' }).click();
  const video = place.querySelector('video');
  expect(video?.controls).toBe(true);
  expect(document.activeElement).toBe(video);
  expect(video?.getBoundingClientRect().width).toBeGreaterThan(900);
  expect([...(video?.querySelectorAll('source, track') ?? [])].map((part) => part.getAttribute('src'))).toEqual([
    '/media/one.mp4',
    '/media/one.en.vtt',
    '/media/one.ar.vtt',
  ]);
  // Captions are on in the learner's language from the start.
  expect([...(video?.querySelectorAll('track[default]') ?? [])].map((track) => track.getAttribute('srclang'))).toEqual([
    'en',
  ]);
  pause.mockClear();
  await page.getByRole('button', { name: 'Play Second, 03:42' }).click();
  await expect.poll(() => pause.mock.contexts).toContain(video);
});

test('at 390 px a card fills its row, and at 1000 px the one that plays is as wide as the page', async () => {
  await page.viewport(390, 844);
  const { place } = openClips([clip('one', 'First'), clip('two', 'Second')]);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const widthOf = (part: Element | null | undefined) => part?.getBoundingClientRect().width;
  expect(widthOf(place.querySelector('article'))).toBe(358);
  await page.viewport(1000, 800);
  expect(widthOf(place.querySelector('article'))).toBe(350);
  await page.getByRole('button', { name: 'Play First, 03:42' }).click();
  const wholePage = (widthOf(place.querySelector('article')?.closest('ul')) ?? 0) - 2;
  await expect.poll(() => widthOf(place.querySelector('video'))).toBe(wholePage);
  expect(widthOf(place.querySelectorAll('article')[1])).toBe(350);
});

test('one that plays in a low window is seen as a whole', async () => {
  await page.viewport(1280, 640);
  const { place } = openClips([clip('one', 'First')]);
  await page.getByRole('button', { name: 'Play First, 03:42' }).click();
  const { width, height } = place.querySelector('video')?.getBoundingClientRect() ?? { width: 0, height: 999 };
  expect(width).toBeGreaterThan(700);
  expect(height).toBeLessThan(640 - 150);
});

// T1-039, 098
test('says so where there are none', async () => {
  openClips([]);
  await expect.element(page.getByText('No Cards')).toBeVisible();
});
