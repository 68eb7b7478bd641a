import gain from '../../src/classroom/gradebook/gain/gain-table.module.css';
import grid from '../../src/classroom/gradebook/grid/gradebook-grid.module.css';
import { texts } from '../../src/texts/texts.ts';
import track from '../../src/ui/figures/track.module.css';
import table from '../../src/ui/page/opening-table.module.css';
import people from '../../src/ui/people/people-table.module.css';
import { address, cut, longName, person } from '../long-names.ts';
import { tooSmall } from '../too-small.ts';
import { rawTexts } from './raw-texts.ts';
import { inArabic } from './wear.ts';

/** What somebody finds who looks at the page that is open, for one thing only; nothing where all is well. */
export type Lens = () => readonly string[];

/** What is looked into: the page under the bar of the app, and what is open over it. */
const everything = 'main, dialog[open], :popover-open:not(output)';
const parts = (of = everything) => [...document.querySelectorAll<HTMLElement>(of)];
const shown = (element: Element) => element.outerHTML.slice(0, 120);

/** Every text comes from a catalogue, or is content. */
export const catalogued: Lens = () => rawTexts();

/** Nothing makes the page scroll sideways. */
export const upright: Lens = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
};

/** What scrolls inside its place; the way to a page is one line, which is told whole by pointing at it. */
const scrollsInside = [
  'nav, [role="tablist"], [role="toolbar"]',
  ...[track['track'], gain['scroller'], grid['scroller']].map((part) => `.${part}`),
].join();

/** The place of a table, which scrolls where its words need more; what is in it is looked at by itself. */
const sheets = [table['sheet'], people['sheet']].map((part) => `.${part}`).join();

/** Long names are shown whole. */
export const whole =
  (of?: string): Lens =>
  () =>
    parts(of).flatMap((part) =>
      [longName, address, person.last_name]
        .flatMap((word) => cut(part, word))
        .filter((element) => !element.closest(scrollsInside) && !element.matches(sheets))
        .map(shown),
    );

/** What screen readers read and nobody sees stands in one point. */
const isForReadersOnly = (element: Element): boolean =>
  element.closest('main, dialog') !== element &&
  (element.clientWidth === 1 || (element.parentElement !== null && isForReadersOnly(element.parentElement)));

/** Nothing stands outside the page, but what scrolls inside its place. */
export const inside =
  (of?: string): Lens =>
  () =>
    parts(of)
      .flatMap((part) => [...part.querySelectorAll('*')])
      .filter((element) => !element.closest(scrollsInside) && !isForReadersOnly(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility();
      })
      .map(shown);

/** There are such names. */
export const hasLongNames: Lens = () =>
  parts().some(({ textContent }) => textContent.includes(longName) || /oberstaufen/i.test(textContent))
    ? []
    : ['No long name.'];

/** Long words of a course may be divided where the line ends. */
export const hyphenated: Lens = () =>
  parts()
    .flatMap((part) => [...part.querySelectorAll('h1[lang="de"], h2[lang="de"], h3[lang="de"]')])
    .filter((heading) => getComputedStyle(heading).hyphens !== 'auto')
    .map(shown);

/** What can be pressed is large enough for a finger. */
export const pressable: Lens = () => tooSmall();

/** No field is written so small where a finger touches it that a phone draws the page near (under 16 px). */
export const legible: Lens = () => {
  const touched = mediaRules([...document.styleSheets]).filter(({ media }) => /pointer: coarse/.test(media.mediaText));
  const before = touched.map(({ media }) => media.mediaText);
  for (const { media } of touched) media.mediaText = 'all';
  try {
    return parts()
      .flatMap((part) => [...part.querySelectorAll('input, select, textarea, [contenteditable="true"]')])
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize} in ${shown(field)}`);
  } finally {
    for (const [at, { media }] of touched.entries()) media.mediaText = before[at] ?? '';
  }
};

const mediaRules = (all: readonly CSSStyleSheet[]): CSSMediaRule[] =>
  all.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSMediaRule);

const textsIn = (place: Element) => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('[aria-hidden]')) found.push(text);
  }
  return found;
};

/** Words of an Arabic course say their language and direction; a choice of the browser cannot. */
export const said: Lens = () =>
  parts()
    .flatMap(textsIn)
    .filter(({ data, parentElement }) => data.includes(inArabic.course) && !parentElement?.matches('option'))
    .filter(({ parentElement: at }) => at?.closest('[lang]')?.getAttribute('lang') !== 'ar' || !at.matches(':dir(rtl)'))
    .map(({ data, parentElement: at }) => `${data} in ${at ? shown(at) : '-'}`);

/** There are such words. */
export const speaksOfCourse: Lens = () =>
  parts().some((part) => part.textContent.includes(inArabic.course)) ? [] : ['No word of the course.'];

/** No number that comes first in an English sentence is drawn after the next word. */
export const inOrder: Lens = () =>
  parts()
    .flatMap(textsIn)
    .filter((text) => {
      const [, first = '', second = ''] = /^\s*(\d+%?) (\p{Script=Latin}+)/u.exec(text.data) ?? [];
      if (second === '') return false;
      const [one, other] = [first, second].map((word) => boxOf(text, word));
      return one!.top === other!.top && one!.left > other!.left;
    })
    .map(({ data }) => data);

function boxOf(text: Text, word: string): DOMRect {
  const range = document.createRange();
  const at = text.data.indexOf(word);
  range.setStart(text, at);
  range.setEnd(text, at + word.length);
  return range.getBoundingClientRect();
}

/** Words of an element in the order in which they are drawn, from the left. */
export function fromLeft(element: Element, given: readonly string[]): string[] {
  const leftOf = (word: string) => {
    const text = textsIn(element).find(({ data }) => data.includes(word));
    return text ? boxOf(text, word).left : Number.NaN;
  };
  return given.toSorted((one, other) => leftOf(one) - leftOf(other));
}

const ownWords = (element: Element) =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** Arabic lines that the place of an English course does not turn round; one with words of the course in it is read in their direction. */
export const mirrored: Lens = () =>
  [...document.querySelectorAll<HTMLElement>('body *:not(bdi[dir])')]
    .filter((element) => element.checkVisibility() && /^[\s\p{P}]*\p{Script=Arabic}/u.test(ownWords(element)))
    .filter((element) => element.matches(':dir(ltr)') && getComputedStyle(element).unicodeBidi !== 'plaintext')
    .map(ownWords);

/** Nothing stays in the language that the app was in before. */
export const translated: Lens = () =>
  parts()
    .flatMap(textsIn)
    .map(({ data }) => data)
    .filter((text) => text.includes('⟦'));

/** The title of the tab names the thing, whose name has an Arabic word before it. */
export const titled =
  (title: string): Lens =>
  () => {
    const read = document.title.replaceAll(/[⁦-⁩]|(درس|اسم) /gu, '');
    return read === `${title} – ${texts.shell.product}` ? [] : [document.title];
  };
