import { expect, it } from 'vitest';
import { saysSomething } from './says-something.ts';

it.each([
  ['', false],
  [' \n ', false],
  ['<p></p>', false],
  ['<p><br></p>', false],
  ['<p>&nbsp;</p>', false],
  ['<p> a </p>', true],
  ['<p>0</p>', true],
  ['<p><img src="/media/1" alt=""></p>', true],
  ['<video src="/media/1"></video>', true],
  ['<imgs></imgs>', false],
])('HTML %j says something: %s', (html, says) => {
  expect(saysSomething(html)).toBe(says);
});
