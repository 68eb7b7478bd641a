import type { GridColumn } from './grid-columns.ts';

/** The widths of a grid in pixels. */
export type GridWidths = { readonly first: number; readonly others: readonly number[]; readonly total: number };

const widest = 160;

/**
 * Widths that fill the space where the columns do not need all of it: columns of exercises grow up to 160 px, then the
 * names. A lesson of one study project is wider, so that its name can be read.
 */
export function columnWidths(columns: readonly GridColumn[], available: number, narrow: boolean): GridWidths {
  const first = narrow ? 136 : 230;
  const lonely = (index: number) => {
    const group = columns[index]?.group;
    return group && columns[index - 1]?.group?.id !== group.id && columns[index + 1]?.group?.id !== group.id;
  };
  const others = columns.map(({ id, exercise }, index) => {
    if (id === 'progress') return narrow ? 80 : 156;
    if (id === 'time') return narrow ? 72 : 88;
    if (exercise?.kind === 'STUDY_PROJECT' && lonely(index)) return narrow ? 112 : 132;
    return narrow ? 84 : 103;
  });
  const growing = columns.filter(({ exercise }) => exercise).length;
  const spare = Math.max(0, available - first - sum(others));
  const share = growing === 0 ? 0 : Math.floor(spare / growing);
  const grown = others.map((width, index) =>
    columns[index]?.exercise ? Math.max(width, Math.min(widest, width + share)) : width,
  );
  const used = sum(grown);
  const stretched = Math.max(first, available - used);
  return { first: stretched, others: grown, total: stretched + used };
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
