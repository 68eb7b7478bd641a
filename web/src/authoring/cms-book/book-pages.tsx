import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Select } from '../../ui/form/select.tsx';
import { newPage, useBookPage } from './book-page-place.ts';
import type { EditedBook } from './book-query.ts';
import classes from './books.module.css';
import { PageEditor } from './page-editor.tsx';
import { NewPageForm } from './page-form.tsx';

type Props = { readonly book: EditedBook; readonly onChanged: () => void };

/** The pages of an e-book, one at a time. */
export function BookPages({ book, onChanged }: Props) {
  const words = texts.cmsBook;
  const { pages } = book;
  const { shown, go } = useBookPage(pages);
  const at = pages.findIndex(({ id }) => id === shown?.id);
  const add = (
    <Button variant="default" size="sm" onClick={() => go(newPage)}>
      {words.addPage}
    </Button>
  );
  if (shown === undefined) return <Empty text={words.noPages}>{add}</Empty>;
  const step = (to: number) => {
    const page = pages[to];
    return { disabled: page === undefined, onClick: () => page && go(page.id) };
  };
  const choices = pages.map(({ id, title, page_number }) => ({ value: id, label: words.choice(page_number, title) }));
  return (
    <>
      <nav aria-label={words.pages} className={classes['pagination']}>
        <IconButton
          icon={IconChevronLeft}
          size="sm"
          flips
          label={words.previous}
          {...step(shown ? at - 1 : pages.length - 1)}
        />
        <Select
          label={words.goTo}
          hideLabel
          options={shown ? choices : [...choices, { value: newPage, label: words.newPage }]}
          value={shown?.id ?? newPage}
          onChange={(page) => go(page)}
        />
        <IconButton
          icon={IconChevronRight}
          size="sm"
          flips
          label={words.next}
          {...step(shown ? at + 1 : pages.length)}
        />
        {shown && add}
      </nav>
      {shown ? (
        <PageEditor key={shown.id} {...{ book, onChanged, go }} id={shown.id} />
      ) : (
        <NewPageForm
          {...{ book, onChanged, go }}
          initial={{ title: '', content: '', page_number: String((pages.at(-1)?.page_number ?? 0) + 1) }}
        />
      )}
    </>
  );
}
