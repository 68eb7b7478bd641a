import type { FileColumn } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveWorkbook } from './save-workbook.ts';
import classes from './spreadsheet.module.css';

/** A row that is left out: its cells as the file has them, and why. */
export type LeftRow = { readonly cells: readonly string[]; readonly why: string };

type Props = {
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly columns: readonly Pick<FileColumn, 'column' | 'head'>[];
  readonly rows: readonly LeftRow[];
};

/** Saves the rows that are left out with the heads of their columns and what is wrong, to be mended and brought again. */
export function SaveRows({ name, columns, rows }: Props) {
  const words = texts.spreadsheet.leftRows;
  if (rows.length === 0) return null;
  const save = () => {
    const width = Math.max(...columns.map(({ column }) => column + 1), ...rows.map(({ cells }) => cells.length));
    const places = Array.from({ length: width }, (_none, place) => place);
    const heads = places.map((place) => columns.find(({ column }) => column === place)?.head ?? '');
    saveWorkbook(name, [
      [...heads, words.why],
      ...rows.map(({ cells, why }) => [...places.map((place) => cells[place] ?? ''), why]),
    ]);
  };
  return (
    <div className={classes['acts']}>
      <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} size={16} />} onClick={save}>
        {words.save(rows.length)}
      </Button>
      <span>{words.text}</span>
    </div>
  );
}
