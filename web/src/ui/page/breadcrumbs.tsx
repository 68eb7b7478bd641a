import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './breadcrumbs.module.css';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** A place above this page. `link` is made with `linkOptions`. */
export type Crumb = { readonly label: string; readonly link: LinkProps };

type Props = { readonly above: readonly Crumb[]; readonly here: string };

/** The way to this page. Below 600 px only a link back to the parent is left. */
export function Breadcrumbs({ above, here }: Props) {
  const texts = useUiTexts();
  const parent = above.at(-1);
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={classes['crumbs']}>
        {above.map(({ label, link }) => (
          <li key={label}>
            <Link {...link} title={label} dir="auto">
              {label}
            </Link>
            <Icon of={IconChevronRight} size={16} flips />
          </li>
        ))}
        <li>
          <span aria-current="page" title={here} dir="auto">
            {here}
          </span>
        </li>
        {parent && (
          <li className={classes['parent']}>
            <Link {...parent.link} title={parent.label}>
              <Icon of={IconChevronLeft} size={16} flips />
              <span dir="auto">{parent.label}</span>
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
