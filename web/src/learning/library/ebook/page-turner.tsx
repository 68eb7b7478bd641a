import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { focusNextHeading } from '../../../ui/page/page-heading.tsx';
import { useBottomBar } from '../../../ui/page/use-bottom-bar.ts';
import type { BookPlace, Turn } from './book-place.ts';
import classes from './page-turner.module.css';

type Props = Pick<BookPlace<unknown>, 'page' | 'number' | 'total' | 'previous' | 'next'> & {
  readonly place: { readonly groupId: string; readonly courseId: string };
};

/** The bar with the ways to the page before and the page after; it stays at the bottom while the page scrolls. */
export function PageTurner({ place, page, number, total, previous, next }: Props) {
  const words = texts.library;
  return (
    <nav ref={useBottomBar()} className={classes['bar']} aria-label={words.turn}>
      <TurnLink place={place} to={previous} before={<Icon of={IconArrowLeft} flips />}>
        {words.previousItem}
      </TurnLink>
      <span>{page === null ? null : words.pageOf(number, total)}</span>
      <TurnLink place={place} to={next} after={<Icon of={IconArrowRight} flips />}>
        {words.nextItem}
      </TurnLink>
    </nav>
  );
}

type LinkProps = {
  readonly place: Props['place'];
  readonly to: Turn | null;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: string;
};

function TurnLink({ place: { groupId, courseId }, to, before, after, children }: LinkProps) {
  const look = { variant: 'default', size: 'lg', leftSection: before, rightSection: after } as const;
  if (!to) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton
      {...look}
      to="/group/$groupId/course/$courseId/library/e-book/$lessonName"
      params={{ groupId, courseId, lessonName: to.lessonName }}
      search={{ page: to.page }}
      onClick={focusNextHeading}
    >
      {children}
    </LinkButton>
  );
}
