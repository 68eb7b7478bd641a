import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookQuery } from '../cms-book/book-query.ts';
import { PageEditor } from '../cms-book/page-editor.tsx';
import type { LibraryLesson } from './library-lesson.ts';
import { PartHead } from './part-head.tsx';

type Props = LibraryLesson & {
  readonly page: string;
  readonly bookId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** A page of an e-book, edited at a lesson that shows it. */
export function LessonPage({ lesson, language, page, bookId, onChanged, onClose }: Props) {
  const screen = useScreenQuery(bookQuery, { id: bookId });
  const words = texts.cmsCards.pages;
  const toPages = useRef<HTMLButtonElement>(null);
  useEffect(() => toPages.current?.focus(), []);
  const book = screen.data?.book;
  const shown = book?.pages.find(({ id }) => id === page);
  const changed = () => {
    screen.reload();
    onChanged();
  };
  return (
    <section aria-label={words.title}>
      <Button
        ref={toPages}
        variant="subtle"
        size="sm"
        leftSection={<Icon of={IconChevronLeft} size={16} flips />}
        onClick={onClose}
      >
        {words.toPages}
      </Button>
      <PartHead
        {...{ lesson, language }}
        title={shown ? words.page(shown.page_number, shown.title) : words.title}
        beside={book && words.alsoIn(book.name)}
      />
      {book ? (
        <PageEditor key={page} {...{ book }} id={page} onChanged={changed} go={onClose} />
      ) : (
        <Unready screen={screen} what={texts.cmsBook.pageNotLoaded} waiting={<Skeleton shape="list" />} back={null} />
      )}
    </section>
  );
}
