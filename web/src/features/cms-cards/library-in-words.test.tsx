import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { curriculumOf } from '../../../test/curriculum-values.ts';
import { cardOf, choicesOf, clipOf, fileOf, librarySchool, pageIds } from '../../../test/library-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { look } from '../../../test/pseudo/look.ts';
import { markContent } from '../../../test/pseudo/mark-content.ts';
import type { School } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { setLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';

const course = '/cms/product/p1/course/c1';
const parts = ['ebook', 'quickdecks', 'quickclips'].map((part) => `${course}?tab=library&library=${part}&lesson=l1`);
const resources = `${course}?tab=resources`;
const dialog = page.getByRole('dialog');

afterEach(() => page.viewport(1280, 800));

function opened(address: string, school: School) {
  takeAway();
  return openApp(address, school);
}

/** Opens a part, and waits until what it lists is there. */
async function openPart(address: string, school: School): Promise<HTMLElement> {
  const { place } = opened(address, school);
  await expect.poll(() => place.querySelector('main li [data-size], main article, main form')).not.toBeNull();
  return place;
}

describe('in a language that is longer', () => {
  beforeAll(() => setLanguage('en-XA'));
  afterAll(() => setLanguage('en'));

  test('no text of lessons’ libraries and of files for instructors stands outside the catalogues', async () => {
    const school = markContent(
      librarySchool({
        lessonPageChoices: choicesOf({ page_ids: pageIds }),
        quickclipCards: [clipOf({ title: 'A network' })],
      }),
    ) as School;
    for (const address of [`${course}?tab=library`, ...parts, resources]) {
      opened(address, school);
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await look(address);
    }
    for (const [address, add] of [
      [parts[1], () => texts.cmsCards.quickdeck.add],
      [parts[2], () => texts.cmsCards.quickclip.add],
      [resources, () => texts.cmsResource.add],
    ] as const) {
      opened(address ?? '', school);
      await page.getByRole('button', { name: add() }).click();
      await dialog.getByRole('button', { name: texts.cms.form.save }).click();
      await look(`${address} with what is missing`);
    }
  });
});

const name =
  'Elektrizitätsversorgungsunternehmen und Übertragungsnetzbetreiber: Verantwortlichkeiten, Störungsmeldungen und Wiederinbetriebnahme';
const longNames = () =>
  librarySchool({
    curriculum: curriculumOf({
      name,
      language: 'de',
      lessons: [{ id: 'l1', name, published: false, studyProjects: [] }],
    }),
    quickdeckCards: [cardOf('k1', name, { title: name })],
    quickclipCards: [clipOf({ title: name })],
    lessonPageChoices: choicesOf({
      page_ids: pageIds.slice(0, 1),
      books: [{ id: 'b1', name, pages: [{ id: pageIds[0], title: name, page_number: 1 }] }],
    }),
    instructorResources: [fileOf('c1', { type: null }), fileOf('r1', { name, lesson_name: name, description: name })],
  });

test.each([...parts, resources])('%s shows long names whole, and the page does not scroll', async (address) => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    const place = await openPart(address, longNames());
    const cut = [...place.querySelectorAll('main *')]
      .filter((element) => element.textContent?.includes(name) && !element.matches('select, option'))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.outerHTML.slice(0, 120));
    expect({ width, cut, scrolls: document.documentElement.scrollWidth - width }).toEqual({
      width,
      cut: [],
      scrolls: 0,
    });
  }
});

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
    const place = await openPart(parts[1] ?? '', school());
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
      const place = await openPart(parts[1] ?? '', librarySchool());
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
