import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './gradebook-grid.module.css';
import { isOfLesson, type GridColumn, type GridGroup } from './grid-columns.ts';
import { nameColumn, type Sorting } from './use-grid-table.ts';

type Props = {
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly columns: readonly GridColumn[];
  readonly groups: readonly GridGroup[];
  readonly shown: readonly VirtualItem[];
  /** Where each column begins; one more than there are columns. */
  readonly starts: readonly number[];
  readonly active: number | null;
  readonly sorting: Sorting;
  readonly onSort: (id: string) => void;
  /** How many learners there are, or how many of them were found. */
  readonly count: string;
};

/** The two rows at the head of the grid: lessons over their study projects. Each column can be sorted by. */
export function GridHead({ courseLanguage, columns, groups, shown, starts, active, sorting, onSort, count }: Props) {
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? -1;
  const inView = groups.filter(({ from, count: columnsOver }) => from <= last && from + columnsOver > first);
  const startOf = (column: number) => starts[column] ?? 0;
  const sortOf = (id: string) => (sorting.id === id ? (sorting.desc ? 'descending' : 'ascending') : 'none');
  return (
    <thead className={classes['head']}>
      <tr aria-rowindex={1}>
        {inView.map(({ id, label, from, count: columnsOver }) => (
          <th
            key={`${id}${from}`}
            // Direction would turn the place of the head round as well: the name inside has it.
            lang={isOfLesson(columns[from]) ? courseLanguage : undefined}
            scope="colgroup"
            aria-colindex={from + 2}
            aria-colspan={columnsOver}
            className={classes['group']}
            title={label}
            aria-label={label}
            style={{ insetInlineStart: startOf(from), inlineSize: startOf(from + columnsOver) - startOf(from) }}
          >
            <span>
              <bdi {...(isOfLesson(columns[from]) ? ofLanguage(courseLanguage) : {})}>{label}</bdi>
            </span>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2}>
        <th scope="col" aria-colindex={1} aria-sort={sortOf(nameColumn)} className={classes['corner']}>
          <SortButton id={nameColumn} place={0} active={active} sorting={sorting} onSort={onSort}>
            {texts.gradebook.learner} <span className={classes['count']}>{count}</span>
          </SortButton>
        </th>
        {shown.map(({ index, start, size }) => {
          const column = columns[index];
          if (!column) return null;
          return (
            <th
              key={column.id}
              scope="col"
              aria-colindex={index + 2}
              aria-sort={sortOf(column.id)}
              className={classes['title']}
              data-kind={column.exercise ? 'exercise' : column.id}
              data-under={column.group ? true : undefined}
              data-taken={column.exercise?.column.published === false || undefined}
              style={{ insetInlineStart: start, inlineSize: size }}
            >
              <SortButton
                id={column.id}
                place={index + 1}
                name={heardOf(column)}
                active={active}
                sorting={sorting}
                onSort={onSort}
              >
                {column.label}
                {column.title !== null && (
                  <>
                    {' '}
                    <bdi className={classes['called']} {...ofLanguage(courseLanguage)}>
                      {column.title}
                    </bdi>
                  </>
                )}
              </SortButton>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** What is seen is part of what is heard. */
function heardOf({ label, title, name, group, exercise }: GridColumn): string {
  const { headName, atLevel, unpublishedName } = texts.gradebook;
  if (title === null || !exercise) return name.includes(label) ? name : headName(label, name);
  const lesson = group?.label ?? '';
  const { published, level } = exercise.column;
  return headName(`${label} ${title}`, atLevel(published ? lesson : unpublishedName(lesson), level));
}

type ButtonProps = Pick<Props, 'active' | 'sorting' | 'onSort'> & {
  readonly id: string;
  readonly place: number;
  readonly name?: string;
  readonly children: React.ReactNode;
};

function SortButton({ id, place, name, active, sorting, onSort, children }: ButtonProps) {
  return (
    <button
      type="button"
      data-place={`-1:${place}`}
      tabIndex={active === place ? 0 : -1}
      title={name}
      aria-label={name}
      onClick={() => onSort(id)}
    >
      <span>{children}</span>
      {sorting.id === id && <Icon of={sorting.desc ? IconArrowDown : IconArrowUp} size={14} />}
    </button>
  );
}
