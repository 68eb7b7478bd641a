import type { GridColumn } from './grid-columns.ts';

/** The widths of a grid in pixels. */
export type GridWidths = { readonly first: number; readonly others: readonly number[]; readonly total: number };

const widest = 160;

/** How wide a column of an exercise is at least, on wide and on narrow screens; and one that says its name too, in two lines. */
const least = [103, 84] as const;
const leastNamed = [128, 96] as const;

/** How wide the name of a lesson is at most, and a letter of it at the size of the head. */
const widestName = 280;
const letter = 6.2;

/**
 * Widths that fill the space where the columns do not need all of it: columns of exercises grow up to 160 px, then the
 * names. The study projects of a lesson are together as wide as its name, so that it stands there whole.
 */
export function columnWidths(columns: readonly GridColumn[], available: number, narrow: boolean): GridWidths {
  const first = narrow ? 136 : 230;
  const screen = narrow ? 1 : 0;
  const others = columns.map(({ width, group, title }) => {
    if (width) return width[screen];
    const named = group ? nameWidth(group.label) / columns.filter((one) => one.group?.id === group.id).length : 0;
    return Math.max((title === null ? least : leastNamed)[screen], Math.ceil(named));
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

const nameWidth = (name: string) => Math.min(widestName, name.length * letter + 16);

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
