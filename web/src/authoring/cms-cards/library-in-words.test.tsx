import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curriculumOf } from '../../../test/curriculum-values.ts';
import { cardOf, librarySchool } from '../../../test/library-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import type { School } from '../../../test/school.ts';
import { setLanguage } from '../../texts/language.ts';

/** Opens the flash cards of a lesson, and waits until they are there. */
async function openCards(school: School): Promise<HTMLElement> {
  const { place } = openApp('/cms/product/p1/course/c1?tab=library&library=quickdecks&lesson=l1', school);
  await expect.poll(() => place.querySelector('main li [data-size]')).not.toBeNull();
  return place;
}

const middle = (element: Element | null | undefined) => {
  if (!element) throw new Error('Nothing is there.');
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

describe('from right to left', () => {
  const arabic = { lesson: 'كلمات مرور قوية', term: 'مفتاح' };
  const school = () =>
    librarySchool({
      curriculum: curriculumOf({
        language: 'ar',
        lessons: [{ id: 'l1', name: arabic.lesson, published: true, studyProjects: [] }],
      }),
      quickdeckCards: [cardOf('k1', arabic.term)],
    });

  test('the words of an Arabic course run so in an English app, whose controls do not', async () => {
    const place = await openCards(school());
    const card = place.querySelector('li[aria-label]');
    expect(card?.querySelector('[dir=rtl]')?.getAttribute('lang')).toBe('ar');
    expect(place.querySelector('nav [dir=rtl]')?.textContent).toBe(arabic.lesson);
    const [first, last] = [
      card?.querySelector('button[aria-describedby]'),
      card?.querySelector('span > button:last-child'),
    ];
    expect(middle(first)).toBeLessThan(middle(last));
  });

  describe('in an Arabic app', () => {
    beforeAll(() => setLanguage('ar'));
    afterAll(() => setLanguage('en'));

    test('the lessons stand at the right, and the grip of a card before its other controls', async () => {
      const place = await openCards(librarySchool());
      expect(middle(place.querySelector('main nav'))).toBeGreaterThan(middle(place.querySelector('main section ul')));
      const card = place.querySelector('li[aria-label]');
      const [first, last] = [
        card?.querySelector('button[aria-describedby]'),
        card?.querySelector('span > button:last-child'),
      ];
      expect(middle(first)).toBeGreaterThan(middle(last));
      expect(card?.querySelector('[dir=ltr]')?.getAttribute('lang')).toBe('en');
    });
  });
});
