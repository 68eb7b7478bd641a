import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { VisitorLanguage } from '../../base/language/visitor-language.tsx';
import classes from './start-sheet.module.css';

type Props = {
  readonly title: string;
  /** Chips beside the title, such as the level. */
  readonly chips?: ReactNode;
  /** `Fact` elements in a row. */
  readonly facts: ReactNode;
  readonly children?: ReactNode;
};

/** The sheet before an exercise: what it is, what there is to know of it, and what comes first. */
export function StartSheet({ title, chips, facts, children }: Props) {
  return (
    <article className={classes['sheet']}>
      <PageHeading title={title} className={classes['title']}>
        <bdi>{title}</bdi>
      </PageHeading>
      {chips && <p className={classes['chips']}>{chips}</p>}
      <dl className={classes['facts']}>{facts}</dl>
      {children && <div className={classes['body']}>{children}</div>}
      <VisitorLanguage />
    </article>
  );
}
