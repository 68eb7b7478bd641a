import { columnLetters, type ChosenColumn, type FileColumn } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Select } from '../../ui/form/select.tsx';
import classes from './spreadsheet.module.css';

/** What a column of a kind of file can hold, and what it is called. */
export type ColumnLabels = readonly { readonly name: string; readonly label: string }[];

type Column = Pick<FileColumn, 'column' | 'head' | 'example'> & { readonly name?: string | null | undefined };

type Props = {
  readonly columns: readonly Column[];
  readonly labels: ColumnLabels;
  /** Whether one is missing without which the file says nothing. */
  readonly isNeeded: boolean;
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly ChosenColumn<string>[]) => void;
};

const none = '';

/** Which column holds what, as the file was read, the columns that are not read, and another choice. */
export function ColumnChoice({ columns, labels, isNeeded, disabled, onChange }: Props) {
  const [isOpen, open] = useState(false);
  const words = texts.spreadsheet.columns;
  const taken = new Map(columns.flatMap(({ name, column }) => (name == null ? [] : [[name, column] as const])));
  const letters = ({ column }: Column) => words.column(columnLetters(column));
  const read = labels.flatMap(({ name, label }) => {
    const column = columns.find((one) => one.name === name);
    return column ? [words.from(label, letters(column))] : [];
  });
  const unread = columns.filter(({ name }) => name == null);
  const choose = (name: string, value: string) => {
    const column = Number(value);
    const others = [...taken].filter(([other, at]) => other !== name && (value === none || at !== column));
    const all = others.map(([other, at]) => ({ name: other, column: at }));
    onChange(value === none ? all : [...all, { name, column }]);
  };
  const shows = isOpen || isNeeded;
  return (
    <div className={classes['columns']}>
      {read.length > 0 && <p>{words.read(read)}</p>}
      {unread.length > 0 && (
        <p className={isNeeded ? classes['hint'] : classes['warning']}>
          {words.unread(unread.map((column) => words.named(letters(column), column.head)))}
        </p>
      )}
      {!isNeeded && (
        <p>
          <Button variant="subtle" size="sm" aria-expanded={shows} onClick={() => open(!isOpen)}>
            {words.choose}
          </Button>
        </p>
      )}
      {shows && (
        <div className={classes['choices']}>
          {labels.map(({ name, label }) => (
            <Select
              key={name}
              label={words.label(label)}
              options={[
                { value: none, label: words.nowhere },
                ...columns.map((column) => ({
                  value: `${column.column}`,
                  label: words.option(letters(column), column.head === '' ? column.example : column.head),
                })),
              ]}
              value={taken.has(name) ? `${taken.get(name)}` : none}
              disabled={disabled}
              onChange={(value) => choose(name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
