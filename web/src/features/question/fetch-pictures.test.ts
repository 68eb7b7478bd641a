import { afterEach, expect, test, vi } from 'vitest';
import { fetchPictures } from './fetch-pictures.ts';

afterEach(() => vi.restoreAllMocks());

test('the pictures of questions and answers are asked for, each once, and nothing else is', () => {
  const asked: string[] = [];
  vi.spyOn(window, 'Image').mockImplementation(function Picture() {
    return {
      set src(address: string) {
        asked.push(address);
      },
    } as HTMLImageElement;
  });
  fetchPictures([
    { content: '<p>Which? <img alt="A mast" src="/media/mast.webp"></p>', resource: '/media/film.mp4' },
    { answers: [{ content: '<img src="/media/dish.webp">' }, { content: '<img src="/media/mast.webp">' }] },
    { content: '<img src="https://elsewhere.example/a.png"> src="/media/text.webp"' },
  ]);
  expect(asked).toEqual(['/media/mast.webp', '/media/dish.webp']);
});
