import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  readonly title: string;
  /** The language of the title where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The direction of that language; the card takes it. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** h2 under the page's title, h3 inside a section that has its own. */
  readonly level?: 2 | 3;
  /** Where the whole card leads, made with `linkOptions`; without it the card is locked or not a link. */
  readonly link?: LinkProps;
  /** Before the title. */
  readonly before?: ReactNode;
  /** After the title. */
  readonly children?: ReactNode;
  /** Dashed and without a fill: it says why and whom to ask. */
  readonly locked?: boolean;
  /** Edged, because it is the one to look at. */
  readonly marked?: boolean;
};

/** A card that is one link whose name is the title. */
export function Card({ title, lang, dir, level = 2, link, before, children, locked = false, marked = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classes['card']}
      dir={dir}
      data-link={link ? true : undefined}
      data-locked={locked || undefined}
      data-selected={marked || undefined}
    >
      {before}
      <Heading lang={lang} dir={dir}>
        {link ? (
          <Link {...link} className={classes['link']}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </Heading>
      {children}
    </article>
  );
}
