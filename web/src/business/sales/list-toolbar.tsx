import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { useListSearch } from './sales-search.ts';
import classes from './sales.module.css';

type Props = {
  /** What is searched for. */
  readonly find: string;
  readonly help?: string;
  readonly list: ReturnType<typeof useListSearch>;
  /** At the end of the line. */
  readonly children?: ReactNode;
};

/** Search, page size and a way back to all, over a list of the sales area. */
export function ListToolbar({ find, help = '', list, children }: Props) {
  const { narrowed, typed, pageSize, sizes, type, setPageSize, clear } = list;
  return (
    <div className={classes['toolbar']}>
      <div className={classes['search']}>
        <SearchField label={find} value={typed} onChange={type} />
        {help !== '' && <p role="status">{help}</p>}
      </div>
      <div className={classes['size']}>
        <Select
          label={texts.sales.view}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => setPageSize(Number(size))}
        />
      </div>
      <Button variant="default" size="sm" disabled={!narrowed} onClick={clear}>
        {texts.sales.clear}
      </Button>
      {children && <div className={classes['end']}>{children}</div>}
    </div>
  );
}
