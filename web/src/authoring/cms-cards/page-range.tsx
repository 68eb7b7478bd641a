import { useState, type FormEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Select } from '../../ui/form/select.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import type { PageChoices } from './pages-query.ts';
import classes from './pages.module.css';

type Props = {
  readonly books: PageChoices['books'];
  /** The pages that are there already. */
  readonly chosen: readonly string[];
  readonly onAdd: (pageIds: readonly string[]) => void;
};

/** Adds the pages of a book from one number to another, without those that are there already. */
export function PageRange({ books, chosen, onAdd }: Props) {
  const words = texts.cmsCards.pages;
  const [bookId, setBookId] = useState(books[0]?.id ?? '');
  const [range, setRange] = useState({ from: '', to: '' });
  const [error, setError] = useState<string>();
  const pages = books.find(({ id }) => id === bookId)?.pages ?? [];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const [first, last] = [numberIn(range.from), numberIn(range.to || range.from)];
    const found = pages.filter(({ page_number: number }) => number >= first && number <= last);
    const added = found.filter(({ id }) => !chosen.includes(id));
    if (added.length === 0) return setError(found.length === 0 ? words.noSuchPages : words.allThere);
    setError(undefined);
    setRange({ from: '', to: '' });
    return onAdd(added.map(({ id }) => id));
  };
  const numbers = pages.map(({ page_number }) => page_number);
  return (
    <form noValidate onSubmit={add} className={classes['range']}>
      <Select
        label={words.book}
        options={books.map(({ id, name }) => ({ value: id, label: name }))}
        value={bookId}
        onChange={setBookId}
      />
      <NumberField
        label={words.from}
        help={numbers.length > 0 && words.numbers(Math.min(...numbers), Math.max(...numbers))}
        error={error}
        value={range.from}
        onChange={({ target }) => setRange({ ...range, from: target.value })}
      />
      <NumberField
        label={words.to}
        help={words.toHelp}
        value={range.to}
        onChange={({ target }) => setRange({ ...range, to: target.value })}
      />
      <Button type="submit" variant="default">
        {words.add}
      </Button>
    </form>
  );
}

/** A number as it is typed; what is none is in no range. */
const numberIn = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
