import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  { term: 'Cell', definition: 'One field of the grid, named by column and row, such as <code>B3</code>.' },
  { term: 'Range', definition: 'A block of cells, such as <code>D3:D12</code>.' },
  { term: 'Formula', definition: 'A recipe that begins with an equals sign, such as <code>=B3*C3</code>.' },
  {
    term: 'Function',
    definition: 'A ready-made recipe with a name, such as <code>SUM</code> or <code>AVERAGE</code>.',
  },
  {
    term: 'Relative reference',
    definition:
      '<p><code>B3</code>: moves along when the formula is copied.</p><p>One row further down it becomes <code>B4</code>.</p>',
    image: 'media:cell-reference.svg',
  },
  {
    term: 'Absolute reference',
    definition: '<code>$F$1</code>: stays the same wherever the formula is copied.',
    image: 'media:cell-reference.svg',
  },
  { term: 'Filter', definition: 'Hides the rows that do not fit. They are still there.' },
  { term: 'Average', definition: 'The sum divided by the number of values. One outlier pulls it along.' },
  { term: 'Median', definition: 'The value in the middle of the sorted list. An outlier leaves it where it is.' },
  { term: '#DIV/0!', definition: 'A division by zero or by an empty cell.' },
  { term: '#REF!', definition: 'The formula refers to a cell that has been deleted.' },
  { term: 'Axis', definition: 'The scale of a chart. For bars it begins at zero.' },
  { term: 'Pivot table', definition: 'A table that groups and adds up a long list.', published: false },
];

/** Spreadsheets. */
export const spreadsheets: LessonData = {
  name: 'Spreadsheets you can trust',
  slug: 'spreadsheets-you-can-trust',
  description: 'Formulas that survive copying, lists that give answers, and charts that tell the truth.',
  logo: 'lesson-spreadsheets.svg',
  pages,
  cards,
  projects,
};
