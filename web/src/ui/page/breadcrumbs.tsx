import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './breadcrumbs.module.css';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** A place above this page. `link` is made with `linkOptions`. */
export type Crumb = {
  readonly label: string;
  readonly link: LinkProps;
  /** The language of the label where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
};

type Props = {
  readonly above: readonly Crumb[];
  readonly here: string;
  /** The language of `here` where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
};

/** The way to this page. Below 600 px only a link back to the parent is left. */
export function Breadcrumbs({ above, here, lang }: Props) {
  const texts = useUiTexts();
  const parent = above.at(-1);
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={classes['crumbs']}>
        {above.map(({ label, link, lang: ofLabel }) => (
          <li key={label}>
            <Link {...link} title={label} lang={ofLabel} dir="auto">
              {label}
            </Link>
            <Icon of={IconChevronRight} size={16} flips />
          </li>
        ))}
        <li>
          <span aria-current="page" title={here} lang={lang} dir="auto">
            {here}
          </span>
        </li>
        {parent && (
          <li className={classes['parent']}>
            <Link {...parent.link} title={parent.label}>
              <Icon of={IconChevronLeft} size={16} flips />
              <span lang={parent.lang} dir="auto">
                {parent.label}
              </span>
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
