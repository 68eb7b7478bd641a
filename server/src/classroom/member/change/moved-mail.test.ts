import { expect, it } from 'vitest';
import { movedMail } from './moved-mail.ts';

const moved = {
  email: 'mia@school.example',
  name: 'Mia',
  language: 'en',
  by: 'Bo Berg',
  from_name: 'Morning',
  to_name: 'Evening',
  to: 'g1',
};
const linesOf = (people: readonly string[]) =>
  movedMail('https://lectern.example', { ...moved, people })
    .body.split('\n')
    .filter((line) => line.startsWith('- ') || /\d/.test(line));

it('the mail about moved learners names them, and counts those whose names read like addresses', () => {
  expect(linesOf(['Ada Aas', 'www.evil.example', 'Cato'])).toEqual([
    '- Ada Aas',
    '- Cato',
    expect.stringContaining('1'),
    'https://lectern.example/group/g1',
  ]);
});

it('names thirty of many, and says how many more they are', () => {
  const lines = linesOf(Array.from({ length: 35 }, (_, at) => `Learner ${at}`));
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(30);
  expect(lines[30]).toContain('5');
});
