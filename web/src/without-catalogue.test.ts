import { expect, test } from 'vitest';
import page from '../index.html?raw';
import { languages } from './texts/catalogues.ts';

const parsed = new DOMParser().parseFromString(page, 'text/html');

/** The languages in which something says the same, each with the direction it names. */
const spokenIn = (part: Element | null | undefined) =>
  Object.fromEntries([...(part?.querySelectorAll<HTMLElement>('[lang]') ?? [])].map((one) => [one.lang, one.dir]));

test.each(['noscript', '[role="alert"]', 'button'])(
  '%s of the page speaks every language without a catalogue',
  (of) => {
    const part = parsed.querySelector(of);
    // Where scripts run, what stands for those without is one text.
    const said = of === 'noscript' ? new DOMParser().parseFromString(part?.innerHTML ?? '', 'text/html').body : part;
    expect(spokenIn(said)).toEqual(languages);
    for (const one of said?.querySelectorAll('[lang]') ?? []) expect(one.textContent.trim()).not.toBe('');
  },
);
