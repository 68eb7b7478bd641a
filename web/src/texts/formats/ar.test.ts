import { describe, expect, test } from 'vitest';
import {
  dayText,
  durationText,
  isolated,
  listText,
  minutesText,
  namesText,
  percentText,
  periodText,
  plural,
} from './ar.ts';
import { freePlaces, learners, levels, oblique, points, questions } from './arabic-nouns.ts';

describe('a number has one of six forms', () => {
  test.each([
    [0, 'لا أسئلة', 'لا نقاط', 'لا مقاعد شاغرة'],
    [1, 'سؤال واحد', 'نقطة واحدة', 'مقعد شاغر واحد'],
    [2, 'سؤالان', 'نقطتان', 'مقعدان شاغران'],
    [3, '3 أسئلة', '3 نقاط', '3 مقاعد شاغرة'],
    [10, '10 أسئلة', '10 نقاط', '10 مقاعد شاغرة'],
    [11, '11 سؤالًا', '11 نقطة', '11 مقعدًا شاغرًا'],
    [99, '99 سؤالًا', '99 نقطة', '99 مقعدًا شاغرًا'],
    [100, '100 سؤال', '100 نقطة', '100 مقعد شاغر'],
    [103, '103 أسئلة', '103 نقاط', '103 مقاعد شاغرة'],
    [1111, '1,111 سؤالًا', '1,111 نقطة', '1,111 مقعدًا شاغرًا'],
  ])('%i', (count, ofQuestions, ofPoints, ofPlaces) => {
    expect([questions, points, freePlaces].map((noun) => plural(count, noun))).toEqual([
      ofQuestions,
      ofPoints,
      ofPlaces,
    ]);
  });

  test('two change their ending after a preposition', () => {
    expect(plural(2, oblique(learners))).toBe('متعلمين');
    expect(plural(2, oblique(points))).toBe('نقطتين');
    expect(plural(2, oblique(levels))).toBe('مستويين');
  });
});

test('days, times, lists and percents are written as Arabic writes them, with the digits of the courses', () => {
  expect(dayText('2026-10-02')).toBe('02 أكتوبر 2026');
  expect(periodText('2026-09-07', '2027-01-29')).toBe('من 07 سبتمبر 2026 إلى 29 يناير 2027');
  expect(percentText(75)).toBe('75\u200e%\u200e');
  expect([1, 2, 3, 11].map(minutesText)).toEqual(['دقيقة', 'دقيقتان', '3 دقائق', '11 دقيقة']);
  expect(listText(['1', '2', '3'])).toBe('1 و2 و3');
  // Browsers differ in whether hours and minutes are joined by "and".
  expect(durationText(3900)).toMatch(/^ساعة و?5 دقائق$/);
});

test('a name moves nothing around it', () => {
  expect(isolated('C++')).toBe('\u2068C++\u2069');
  expect(namesText(['Ana', 'علي'])).toBe('\u2068Ana\u2069 و\u2068علي\u2069');
});
