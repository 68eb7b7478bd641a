import { Link, useLocation, type LinkProps } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import { showChosen } from './show-chosen.ts';
import classes from './tabs.module.css';

/** A tab that is a page of its own; `link` is made with `linkOptions`. */
export type TabLink = { readonly label: string; readonly link: LinkProps; readonly count?: number };

type Props = {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Buttons at the end of the strip. */
  readonly children?: ReactNode;
};

/** Tabs whose pages have addresses. The one of this address is marked; they scroll sideways where they do not fit. */
export function TabLinks({ label, tabs, children }: Props) {
  const { count } = useUiTexts();
  const strip = useRef<HTMLElement>(null);
  const place = useLocation({ select: ({ pathname }) => pathname });
  useLayoutEffect(() => showChosen(strip.current, `[href^="${CSS.escape(place)}"]`), [place]);
  return (
    <div className={classes['strip']}>
      <nav ref={strip} aria-label={label} className={classes['tabs']}>
        {tabs.map((tab) => (
          <Link
            key={tab.label}
            {...tab.link}
            activeOptions={{ exact: true, includeSearch: false }}
            className={classes['tab']}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes['count']}>{count(tab.count)}</span>}
          </Link>
        ))}
      </nav>
      {children && <div className={classes['beside']}>{children}</div>}
    </div>
  );
}
