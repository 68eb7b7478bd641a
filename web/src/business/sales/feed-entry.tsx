import type { ReactNode } from 'react';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import classes from './sales.module.css';

type Person = { readonly first_name: string; readonly last_name: string; readonly avatar?: string | null };

type Props = {
  /** Who it comes from; null for a program. */
  readonly user: Person | null | undefined;
  readonly moment: string;
  /** What can be done about it, beside whose it is and when. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
};

/** An entry of a feed: whose it is, what it says, and when. */
export function FeedEntry({ user, moment, act, children }: Props) {
  const { doneBy, person } = texts.sales;
  const name = user ? person(user.first_name, user.last_name) : null;
  return (
    <li>
      <Avatar name={name ?? texts.shell.product} src={user?.avatar ?? null} />
      {children}
      <div className={classes['by']}>
        <p>{doneBy(name, localDay(moment), clockTime(moment))}</p>
        {act}
      </div>
    </li>
  );
}
