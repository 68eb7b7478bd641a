import type { ReactNode } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { isOfLesson, type GridColumn } from './grid-columns.ts';
import type { LearnerRow } from './grid-rows.ts';
import classes from './printed-grid.module.css';

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  /** What a cell says on paper; null where the one before it reaches over it. */
  readonly figure: (row: Row, column: GridColumn) => ReactNode;
};

const mostColumns = 12;

/** The whole grid on paper: as many tables as the columns need, each with the names, their heads on every sheet. */
export function PrintedGrid<Row extends LearnerRow>({ rows, columns, courseLanguage, figure }: Props<Row>) {
  const tables = Math.ceil(columns.length / mostColumns);
  const each = Math.ceil(columns.length / tables);
  const pages = Array.from({ length: tables }, (_, table) => columns.slice(table * each, (table + 1) * each));
  return pages.map((some) => (
    <table key={some[0]?.id} className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.gradebook.learner}</th>
          {some.map((column) => (
            <th key={column.id} scope="col">
              {column.group && (
                <small {...(isOfLesson(column) ? ofLanguage(courseLanguage) : {})}>{column.group.label}</small>
              )}
              {column.label}
              {column.title !== null && <small {...ofLanguage(courseLanguage)}>{column.title}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.learner.id}>
            <th scope="row">
              <bdi>{row.learner.name}</bdi>
            </th>
            {joined(some.map((column) => ({ id: column.id, says: figure(row, column) }))).map(({ id, says, over }) => (
              <td key={id} colSpan={over}>
                {says}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

type Cell = { readonly id: string; readonly says: ReactNode };

/** The cells that say something, and how many columns each reaches over. */
const joined = (cells: readonly Cell[]) =>
  cells.flatMap((cell, at) => {
    const next = cells.findIndex(({ says }, index) => index > at && says !== null);
    return cell.says === null ? [] : [{ ...cell, over: (next < 0 ? cells.length : next) - at }];
  });
