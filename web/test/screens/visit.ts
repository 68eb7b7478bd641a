import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../src/texts/language.ts';
import { expectAccessible } from '../axe.ts';
import { openApp } from '../open-app.tsx';
import type { School } from '../school.ts';
import { takeAway } from '../show.tsx';
import * as lens from './lenses.ts';
import { untilReady, type Screen } from './screen.ts';
import { sides } from './sides.ts';
import { arabic, long, marked, worn, type Wear } from './wear.ts';

type Language = Parameters<typeof setLanguage>[0];

/** A look at what is open: in what language of the app, how wide, and what for. */
type Look = {
  readonly language: Language;
  readonly widths: readonly number[];
  readonly lenses: (screen: Screen, state: string) => Readonly<Record<string, lens.Lens>>;
  /** Whether what hangs on a screen is looked at, too. */
  readonly states: boolean;
};

/** An opening of a screen with content that is written so, for all looks that can share it. */
type Visit = {
  readonly name: string;
  readonly wear: Wear;
  readonly looks: readonly [Look, ...Look[]];
  readonly sees?: (screen: Screen) => boolean;
  /** What is looked at besides, which takes its time. */
  readonly also?: (screen: Screen, state: string) => Promise<void> | void;
};

const { catalogued, upright, pressable, legible, mirrored, hyphenated, hasLongNames, said, speaksOfCourse, inOrder } =
  lens;

const visits: readonly Visit[] = [
  {
    name: 'in the pseudo-language and in Arabic',
    wear: marked,
    looks: [
      {
        language: 'en-XA',
        widths: [1280, 390],
        lenses: () => ({ catalogued, upright, pressable, legible }),
        states: true,
      },
      // The language changes while the screen is open: nothing is opened once more.
      {
        language: 'ar',
        widths: [390, 1280],
        lenses: () => ({ mirrored, upright, translated: lens.translated }),
        states: false,
      },
    ],
  },
  {
    name: 'with long names',
    wear: long,
    sees: (screen) => screen.long !== undefined,
    looks: [
      {
        language: 'en',
        widths: [1280, 390, 320],
        lenses: ({ long: of }) => {
          const parts = of === true ? undefined : of;
          return { whole: lens.whole(parts), inside: lens.inside(parts), hyphenated, upright, hasLongNames };
        },
        states: true,
      },
    ],
  },
  {
    name: 'with a course in Arabic',
    wear: arabic,
    sees: ({ ofCourse, title, axe }) => ofCourse === true || title !== undefined || axe === true,
    looks: [
      {
        language: 'en',
        widths: [1280],
        lenses: ({ title, ofCourse, name }, state) => ({
          inOrder,
          ...(ofCourse ? { said, speaksOfCourse } : {}),
          ...(title !== undefined && state === name ? { titled: lens.titled(title) } : {}),
        }),
        states: true,
      },
    ],
    also: async (screen, state) => {
      sides[state]?.();
      if (!screen.axe) return;
      await widen(390);
      await expectAccessible(document.body);
    },
  },
];

/** Sees to it that each of these screens is well, whoever looks at it. */
export function lookAtAll(screens: readonly Screen[]): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());
  const seenBy = ({ sees }: Visit) => screens.filter((screen) => sees?.(screen) ?? true);
  // A visit without a screen would be a suite without a test, which fails.
  describe.each(visits.filter((visit) => seenBy(visit).length > 0))('$name', (visit) => {
    beforeAll(async () => {
      [wide, spoken] = [0, null];
      await widen(1280);
      await speak(visit.looks[0].language);
    });
    afterAll(async () => {
      await speak('en');
      await page.viewport(1280, 800);
    });
    test.each(seenBy(visit))('$name', { timeout: 90_000 }, (screen) => expectWell(screen, visit));
  });
}

let wide = 0;
let spoken: Language | null = null;

async function speak(language: Language): Promise<void> {
  if (language !== spoken) await setLanguage(language);
  spoken = language;
}

async function widen(width: number): Promise<void> {
  if (width !== wide) await page.viewport(width, 844);
  wide = width;
}

/** As wide as a screen is opened, and in that language; what nobody looks at any more is taken away before, not drawn anew. */
async function begin({ looks: [first] }: Visit): Promise<void> {
  await widen(1280);
  await speak(first.language);
}

/** Opens a screen and what it leads to, and looks at each. */
async function expectWell(screen: Screen, visit: Visit): Promise<void> {
  const { name, at, says = () => ({}), subject, open, leadsTo = [] } = screen;
  takeAway();
  document.title = '';
  await begin(visit);
  if (open) await open(visit.wear);
  else openApp(at, worn(says(), visit.wear) as School, subject);
  await untilReady(screen);
  await look(screen, name, visit);
  for (const [state, act] of leadsTo) {
    await begin(visit);
    await act();
    await look(screen, state, visit);
  }
}

/** Looks at what is there through each lens, at each width; what was found is said with the screen and the lens. */
async function look(screen: Screen, state: string, { looks, also }: Visit): Promise<void> {
  for (const { language, widths, lenses, states } of looks) {
    if (!states && state !== screen.name) continue;
    await speak(language);
    const all = Object.entries(lenses(screen, state)).filter(([name]) => !screen.but?.includes(name));
    const found = () => all.flatMap(([name, find]) => find().map((one) => `${name}: ${one}`)).join('\n');
    for (const width of widths) {
      await widen(width);
      await expect.poll(found, { message: `${state}, in ${language}, ${width} px wide` }).toBe('');
    }
  }
  await also?.(screen, state);
}
