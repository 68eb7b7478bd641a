import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import classes from './history.module.css';
import { Marked } from './text-difference.tsx';

type Props = {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly moved: boolean;
  readonly language: string | undefined;
  /** What of it has changed beside its place. */
  readonly children?: ReactNode;
};

/** An item of a list that came, went, moved or changed. */
export function ListItem({ name, from, to, moved, language, children }: Props) {
  const words = texts.contentHistory;
  const change = from === null ? 'ADDED' : to === null ? 'REMOVED' : 'SAME';
  return (
    <li className={classes['item']}>
      <p>
        {change === 'ADDED' && words.added}
        {change === 'REMOVED' && words.gone}
        {moved && from !== null && to !== null && words.moved(from + 1, to + 1)}{' '}
        <Marked change={change}>
          <bdi {...(language ? ofLanguage(language) : {})}>{name}</bdi>
        </Marked>
      </p>
      {children}
    </li>
  );
}
