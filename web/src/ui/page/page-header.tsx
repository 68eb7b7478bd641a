import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { PageHeading, PageOf } from './page-heading.tsx';
import classes from './page-header.module.css';

type Props = {
  readonly title: string;
  /** Which of its pages this is, where there are several: the browser tab says it before the title. */
  readonly tab?: string | undefined;
  /** The language of the title where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The direction of that language. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly above?: readonly Crumb[];
  /** The last breadcrumb, where it is shorter than the title. */
  readonly here?: string;
  /** A tile of 48 px before the title. */
  readonly picture?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** `Fact` elements in a line under the title. */
  readonly facts?: ReactNode;
};

/** The head of a screen: where it is, what it is called, its facts and acts. */
export function PageHeader({ title, tab, lang, dir, above = [], here = title, picture, actions, facts }: Props) {
  return (
    <header className={classes['header']}>
      {above.length > 0 && <Breadcrumbs above={above} here={here} lang={here === title ? lang : undefined} />}
      <div className={classes['line']}>
        <div className={classes['title']} data-with-picture={picture ? true : undefined}>
          {picture}
          <PageOf value={tab === undefined ? [] : [title]}>
            <PageHeading title={tab ?? title} lang={lang} dir={dir}>
              <bdi>{title}</bdi>
            </PageHeading>
          </PageOf>
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
      {facts && <dl className={classes['facts']}>{facts}</dl>}
    </header>
  );
}
