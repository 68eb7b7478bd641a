import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPictures } from './fetch-pictures.ts';

afterEach(() => vi.restoreAllMocks());

const media = (number: number) => `/media/00000000-0000-4000-8000-00000000000${number}`;
const answer = (id: string, text: string, answer_image: string | null) => ({
  id,
  answer: text,
  answer_image,
  answer_image_alt: null,
  is_correct: false,
  sequence: null,
  match: null,
});
const shown = { order: ['a', 'b', 'c'], descriptions: [] };

test('the pictures of questions and answers are asked for in the width of the screen, each once, and nothing else is', () => {
  const asked: Partial<HTMLImageElement>[] = [];
  vi.spyOn(window, 'Image').mockImplementation(function Picture(this: HTMLImageElement) {
    asked.push(this);
    return this;
  });
  const question = learnerQuestion(
    {
      type: 'MULTIPLE_CHOICE',
      question: `<p>Which? <img alt="A mast" width="1200" src="${media(1)}"> src="${media(9)}"</p>`,
      answers: [
        answer('a', 'Dish', media(2)),
        answer('b', `<img src="${media(1)}" width="1200">`, media(3)),
        answer('c', '<img src="https://elsewhere.example/a.png">', null),
      ],
    } as never,
    shown,
    false,
  );
  fetchPictures([{ question }]);
  expect(asked.map(({ src }) => src)).toEqual([media(1), media(2), media(3)]);
  for (const { src, srcset } of asked) expect(srcset).toContain(`${src}?w=400 400w`);
});
