import { minutesAndSeconds } from '@lectern/domain/assessment/time.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Grade } from '../grade.tsx';
import { isOfLesson, type GridColumn } from './grid-columns.ts';
import type { GridRow } from './grid-rows.ts';
import classes from './printed-grid.module.css';

type Props = {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
};

const mostColumns = 12;

/** The whole grid on paper: as many tables as the columns need, each with the names, their heads on every sheet. */
export function PrintedGrid({ rows, columns, courseLanguage }: Props) {
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
            {some.map((column) => (
              <td key={column.id}>
                <Figure row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function Figure({ row, column: { id, exercise } }: { readonly row: GridRow; readonly column: GridColumn }) {
  if (exercise) {
    const cell = row.learner.cells[exercise.kind].get(exercise.index);
    return <Grade cell={cell} published={exercise.column.published} />;
  }
  if (id === 'time') return minutesAndSeconds(row.seconds);
  return row.progress === null ? '–' : texts.ui.percent(row.progress);
}
