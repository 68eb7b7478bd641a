import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { pseudoTexts } from '../../src/texts/pseudo-texts.ts';
import { texts } from '../../src/texts/texts.ts';
import { amara } from '../open-app.tsx';
import type { School } from '../school.ts';
import type { Wear } from './wear.ts';

/** What hangs on a screen once it has been opened: its name, and how a person gets there from the state before. */
export type State = readonly [name: string, open: () => Promise<unknown>];

/** A screen of the app, or a state of it that has an address of its own. */
export type Screen = {
  readonly name: string;
  readonly at: string;
  /** What the server says there; Amara opens it, unless nobody is in session. */
  readonly says?: () => School;
  readonly subject?: null;
  /** What its title names, the app aside. */
  readonly title?: string;
  /** Says of words of a course which language they are in, and stands on the side of it. */
  readonly ofCourse?: true;
  /** Opened with names that are as long as names get, and looked at as a whole or in these parts. */
  readonly long?: true | string;
  /** Through which lenses it is not looked at, for the reason beside it. */
  readonly but?: readonly string[];
  /** Looked at by axe too; what no row of the journeys in `e2e` opens. */
  readonly axe?: true;
  /** What is there once all is, where that is more than its heading. */
  readonly ready?: () => Locator;
  readonly leadsTo?: readonly State[];
  /** Opens it with the real server behind it, whose words are written as `wear` has them. */
  readonly open?: (wear: Wear) => Promise<unknown>;
};

/** Amara, whom every page asks for, with what else she is. */
export const me = (values: School = {}) => ({ ...amara, started: null, ...values });

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');

/** Whatever names a word, in the pseudo-language too. */
export const called = (word: string) => {
  const pseudo = pseudoTexts(word).replaceAll(/[⟦⟧]|( ~)+⟧/g, '');
  return new RegExp([word, pseudo].map((one) => one.replaceAll(/[.*+?()[\]]/g, '\\$&')).join('|'));
};

/** Presses what is called so, and waits for what comes of it. */
export const press =
  (name: () => string, comes: () => Locator = () => dialog) =>
  async () => {
    await button(name()).first().click();
    await expect.element(comes()).toBeVisible();
  };

/** The file that a page waits for. */
export async function giveFile(file: File): Promise<void> {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
}

/** Waits until a screen is there; whoever opens it first waits for its code. */
export async function untilReady({ ready, open }: Screen): Promise<void> {
  if (!open) await expect.element(page.getByRole('heading').first(), { timeout: 30_000 }).toBeVisible();
  await expect.element(page.getByText(texts.ui.loading)).not.toBeInTheDocument();
  if (ready) await expect.element(ready(), { timeout: 30_000 }).toBeVisible();
}
