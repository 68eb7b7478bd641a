import { expect, test } from 'vitest';
import { bookPlace } from './book-place.ts';

const chapters = [
  { slug: 'one', number_of_pages: 2 },
  { slug: 'empty', number_of_pages: 0 },
  { slug: 'two', number_of_pages: 3 },
  { slug: 'three', number_of_pages: 1 },
];
const two = { slug: 'two', pages: ['a', 'b', 'c'].map((id) => ({ id })) };

test('a page is numbered through the whole course and turns to its neighbours', () => {
  expect(bookPlace(chapters, two, 'b')).toEqual({
    page: { id: 'b' },
    number: 4,
    first: 3,
    total: 6,
    previous: { lessonName: 'two', page: 'a' },
    next: { lessonName: 'two', page: 'c' },
  });
});

test('the book goes on in the lessons before and after; those without pages are passed over', () => {
  expect(bookPlace(chapters, two, undefined)).toMatchObject({
    number: 3,
    previous: { lessonName: 'one', page: 'last' },
  });
  expect(bookPlace(chapters, two, 'last')).toMatchObject({
    page: { id: 'c' },
    number: 5,
    next: { lessonName: 'three', page: 'first' },
  });
});

test('it begins and ends somewhere, and an unknown page is the first of its lesson', () => {
  const one = { slug: 'one', pages: [{ id: 'x' }, { id: 'y' }] };
  expect(bookPlace(chapters, one, 'gone')).toMatchObject({ page: { id: 'x' }, previous: null });
  const three = { slug: 'three', pages: [{ id: 'z' }] };
  expect(bookPlace(chapters, three, undefined)).toMatchObject({ number: 6, total: 6, next: null });
});

test('a lesson without pages has none to show, but ways on', () => {
  const empty = { slug: 'empty', pages: [] };
  expect(bookPlace(chapters, empty, undefined)).toMatchObject({
    page: null,
    previous: { lessonName: 'one', page: 'last' },
    next: { lessonName: 'two', page: 'first' },
  });
});
