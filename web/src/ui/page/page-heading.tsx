import { useEffect, useRef, type ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';

let pagesLeft = 0;
let focusWanted = false;

/** After this the next heading to appear takes the focus; the router calls it when a page is left for another. */
export function focusNextHeading(): void {
  pagesLeft += 1;
  focusWanted = true;
}

/** False on the page the browser was opened with, which it reads by itself. */
export const isLaterPage = (): boolean => pagesLeft > 0;

type Props = {
  readonly children: ReactNode;
  /** The title in words, for the browser tab. */
  readonly title: string;
  readonly className?: string | undefined;
};

/** The one h1 of a screen. It names the browser tab and takes the focus after a change of page, so that it is read. */
export function PageHeading({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pageTitle } = useUiTexts();
  useEffect(() => {
    document.title = pageTitle(title);
  }, [pageTitle, title]);
  useEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
