import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PictureDialog } from '../../../ui/feedback/picture-dialog.tsx';
import { texts } from '../../../texts/texts.ts';
import { focusNextHeading } from '../../../ui/page/page-heading.tsx';
import { bookNodes } from './book-nodes.ts';
import callouts from '../../../base/rich-text/callouts.module.css';
import classes from './book-content.module.css';
import { cleanHtml } from '../../../base/rich-text/clean-html.ts';

type Props = {
  readonly html: string;
  /** The address of the course view, to which links between lessons lead; null where there is none. */
  readonly base: string | null;
};

type Picture = { readonly src: string; readonly alt: string; readonly height: number };

/** The text of a page: cleaned again, links led inside the app, pictures to be enlarged, wide parts scrolling inside. */
export function BookContent({ html, base }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const router = useRouter();
  useLayoutEffect(() => {
    const element = text.current;
    element?.replaceChildren(bookNodes(cleanHtml(html), base));
    return element ? watchScrollers(element) : undefined;
  }, [html, base]);
  useEffect(() => {
    const element = text.current;
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const image = event.target.closest('button')?.querySelector('img');
      if (image) setPicture({ src: image.src, alt: image.alt, height: image.offsetHeight });
      const link = event.target.closest('a');
      if (!link || !leadsInside(link, event)) return;
      event.preventDefault();
      focusNextHeading();
      void router.navigate({ href: `${link.pathname}${link.search}${link.hash}` });
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [router]);
  return (
    <>
      <div ref={text} className={`${classes['text']} ${callouts['with']}`} />
      {picture && (
        <PictureDialog
          title={picture.alt || texts.library.picture}
          address={picture.src}
          alt={picture.alt}
          shownHeight={picture.height}
          onClose={() => setPicture(null)}
        />
      )}
    </>
  );
}

/** Where the course views of the app begin. */
const inside = /^\/(group|cms)\//;

/** A plain press on a link to another screen of the app. */
function leadsInside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return plain && link.origin === location.origin && link.target === '' && inside.test(link.pathname);
}

/** What is wider than the column can be scrolled by keyboard, and only then. */
function watchScrollers(text: HTMLElement): () => void {
  const settle = (scroller: Element) => {
    if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute('tabindex', '0');
    else scroller.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) settle(target);
  });
  for (const scroller of text.querySelectorAll('[data-scroller]')) observer.observe(scroller);
  return () => observer.disconnect();
}
