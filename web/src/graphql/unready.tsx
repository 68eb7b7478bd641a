import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page/page-heading.tsx';
import { NotRead } from './not-read.tsx';
import classes from './unready.module.css';
import type { ScreenData } from './use-screen-query.ts';

type Props = {
  readonly screen: ScreenData<unknown>;
  /** What is awaited: a sentence for when it could not be loaded. */
  readonly what: string;
  /** What kind of page it is, as its heading; left out below a heading that is there already. */
  readonly title?: string;
  /** The shape of what is awaited. */
  readonly waiting: ReactNode;
  /** The way back after a "no": a `LinkButton`. */
  readonly back: ReactNode;
};

/** What stands on a screen that has no data: it waits, it failed, or the server said no. */
export function Unready({ screen: { error, reload }, what, title, waiting, back }: Props) {
  if (!error) return waiting;
  return (
    <>
      {title !== undefined && (
        <div className={classes['title']}>
          <PageHeading title={title}>{title}</PageHeading>
        </div>
      )}
      <NotRead {...{ error, what }} onLoadAgain={reload}>
        {back}
      </NotRead>
    </>
  );
}
