import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';

let pagesLeft = 0;
let focusWanted = false;

/**
 * After this the next heading to appear takes the focus, unless the reader moves it elsewhere first; the router calls it
 * when a page is left for another.
 */
export function focusNextHeading(): void {
  pagesLeft += 1;
  focusWanted = true;
  document.addEventListener('keydown', leaveOnTab);
  document.addEventListener('pointerdown', leaveFocus);
}

/** The next phase of the same page begins at its top, with its heading in focus; the address stays, so nobody else scrolls. */
export function beginAtTop(): void {
  focusNextHeading();
  window.scrollTo({ top: 0 });
}

const leaveOnTab = ({ key }: KeyboardEvent) => {
  if (key === 'Tab') leaveFocus();
};

function leaveFocus(): void {
  focusWanted = false;
  document.removeEventListener('keydown', leaveOnTab);
  document.removeEventListener('pointerdown', leaveFocus);
}

/** False on the page the browser was opened with, which it reads by itself. */
export const isLaterPage = (): boolean => pagesLeft > 0;

/** What the page belongs to, such as the lesson of a set of cards: for the browser tab, after the title. */
export const PageOf = createContext<readonly string[]>([]);

type Props = {
  readonly children: ReactNode;
  /** The title in words, for the browser tab. */
  readonly title: string;
  /** The language of the heading where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The direction of that language. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly className?: string | undefined;
};

/** The one h1 of a screen. It names the browser tab and takes the focus after a change of page, so that it is read. */
export function PageHeading({ children, title, lang, dir, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pageTitle } = useUiTexts();
  const tab = pageTitle([title, ...use(PageOf)]);
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  useEffect(() => {
    if (!focusWanted) return;
    leaveFocus();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} dir={dir} className={className}>
      {children}
    </h1>
  );
}
