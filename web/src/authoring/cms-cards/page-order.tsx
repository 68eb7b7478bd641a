import { IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { Ordered, useOrdered, type Move } from './ordered.tsx';
import { PageRange } from './page-range.tsx';
import type { PageChoices } from './pages-query.ts';
import classes from './pages.module.css';

type Props = {
  readonly books: PageChoices['books'];
  readonly language: string;
  readonly pageIds: readonly string[];
  /** Left out where the pages are only looked at. */
  readonly onChange?: (pageIds: readonly string[]) => void;
  /** Opens the editor of a page. */
  readonly onEdit?: (pageId: string) => void;
  /** The page whose editor was left for this list: its button takes the focus. */
  readonly left?: string | null;
};

type Page = {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  /** Whether it is of a book of this product, which alone can be edited from here. */
  readonly known: boolean;
};

/** The pages of a lesson in the order in which it shows them; ranges of pages are added behind. */
export function PageOrder({ books, language, pageIds, onChange, onEdit, left = null }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>(`[data-page="${left}"]`)?.focus(), [left]);
  const [ids, setIds] = useState(pageIds);
  const [said, setSaid] = useState('');
  const words = texts.cmsCards;
  const pages = pagesOf(books, ids);
  const change = (next: readonly string[], say: string) => {
    setIds(next);
    setSaid(say);
    onChange?.(next);
  };
  const move: Move = (from, to) => {
    const page = pages[from];
    if (!page) return;
    const others = ids.filter((id) => id !== page.id);
    change(others.toSpliced(to, 0, page.id), words.moved(page.name, to + 1, ids.length));
  };
  const rows = pages.map((page, index) => (
    <PageRow
      key={page.id}
      {...{ page, language, index }}
      count={pages.length}
      {...(onChange ? { onMove: move } : {})}
      onEdit={onEdit}
      onRemove={() =>
        change(
          ids.filter((id) => id !== page.id),
          words.pages.takenOut(page.name),
        )
      }
    />
  ));
  const shown = pages.length === 0 ? <Empty text={words.pages.none} /> : <ol className={classes['pages']}>{rows}</ol>;
  if (!onChange) return shown;
  return (
    <>
      <PageRange
        books={books}
        chosen={ids}
        onAdd={(added) => change([...ids, ...added], words.pages.added(added.length))}
      />
      <Ordered onMove={move}>
        <div ref={list}>{shown}</div>
      </Ordered>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}

function pagesOf(books: PageChoices['books'], ids: readonly string[]): Page[] {
  const words = texts.cmsCards.pages;
  const known = new Map(
    books.flatMap(({ name: book, pages }) =>
      pages.map(
        ({ id, title, page_number }) => [id, { id, name: words.page(page_number, title), book, known: true }] as const,
      ),
    ),
  );
  return ids.map((id) => known.get(id) ?? { id, name: words.unknown, book: '', known: false });
}

type RowProps = {
  readonly page: Page;
  readonly language: string;
  readonly index: number;
  readonly count: number;
  readonly onMove?: Move;
  readonly onEdit: ((pageId: string) => void) | undefined;
  readonly onRemove: () => void;
};

function PageRow({ onMove, ...row }: RowProps) {
  return onMove ? (
    <OrderedRow {...row} onMove={onMove} />
  ) : (
    <li>
      <PageWords {...row} />
    </li>
  );
}

function OrderedRow({ onMove, onEdit, onRemove, ...row }: RowProps & { readonly onMove: Move }) {
  const { page, index, count } = row;
  const { ref, controls } = useOrdered({ ...page, index, count, onMove });
  return (
    <li ref={ref} aria-label={page.name}>
      <PageWords {...row} />
      {onEdit && page.known && (
        <IconButton
          icon={IconPencil}
          size="xs"
          label={texts.cmsCards.edit(page.name)}
          data-page={page.id}
          onClick={() => onEdit(page.id)}
        />
      )}
      {controls}
      <IconButton icon={IconX} size="xs" label={texts.cmsCards.pages.takeOut(page.name)} onClick={onRemove} />
    </li>
  );
}

const PageWords = ({ page: { name, book }, language }: Pick<RowProps, 'page' | 'language'>) => (
  <span className={classes['words']}>
    <span {...ofLanguage(language)}>{name}</span>
    <span className={classes['book']} {...ofLanguage(language)}>
      {book}
    </span>
  </span>
);
