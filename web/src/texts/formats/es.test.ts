import { expect, test } from 'vitest';
import { dayText, durationText, listText, minutesText, percentText, periodText, plural } from './es.ts';

test.each([
  [0, '0 preguntas'],
  [1, '1 pregunta'],
  [2, '2 preguntas'],
  [1000, '1000 preguntas'],
  [10_000, '10.000 preguntas'],
  [1_000_000, '1.000.000 preguntas'],
])('%i is counted as %s', (count, text) => {
  expect(plural(count, { one: '# pregunta', other: '# preguntas' })).toBe(text);
});

test('days, times, lists and percents are written as Spanish writes them', () => {
  expect(dayText('2026-10-02')).toBe('02 oct 2026');
  expect(periodText('2026-09-07', '2027-01-29')).toBe('07 sept 2026 a 29 ene 2027');
  expect(percentText(75)).toBe('75\u00a0%');
  expect(minutesText(1)).toBe('1 minuto');
  expect(listText(['Ana', 'Luis', 'Inés'])).toBe('Ana, Luis e Inés');
  expect(durationText(3900)).toBe('1 hora 5 minutos');
});
