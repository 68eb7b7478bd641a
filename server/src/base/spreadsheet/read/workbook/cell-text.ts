import { unescaped } from './shared-strings.ts';

/** A cell as a sheet has it. */
export type Cell = {
  readonly type: string;
  readonly style: number;
  formula: string | null;
  value: string | null;
  /** What stands in the cell itself, and not among the strings that are shared. */
  text: string | null;
};

/** What cells of a workbook name. */
export type Named = {
  readonly strings: readonly string[];
  readonly dayStyles: ReadonlySet<number>;
  readonly is1904: boolean;
};

/** A cell as it is read: of a formula its result, and where there is none, the formula as text; of a day the ISO date. */
export function cellText({ type, style, formula, value, text }: Cell, { strings, dayStyles, is1904 }: Named): string {
  if (text !== null) return unescaped(text);
  if (value === null) return formula ? `=${formula}` : '';
  if (value === '') return '';
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return /^(?:1|true)$/i.test(value.trim()) ? 'TRUE' : 'FALSE';
    case 'd':
      return value.trim().replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
    case 'e':
      return value;
    default:
      return numberText(value, dayStyles.has(style), is1904);
  }
}

/** A number by its 15 digits that count: what stands behind them comes of how numbers are kept. */
function numberText(value: string, isDay: boolean, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return (isDay ? dayText(number, is1904) : null) ?? String(Number(number.toPrecision(15)));
}

const second = 1000;
const secondsADay = 86_400;
/** The last day of the year 9999. */
const lastDay = 2_958_465;

/** The day or time that a number stands for; null where it stands for none. */
function dayText(number: number, is1904: boolean): string | null {
  const days = is1904 && number >= 1 ? number + 1462 : number;
  if (days < 0 || days >= lastDay + 1) return null;
  const seconds = Math.round(days * secondsADay);
  // Before March 1900 numbers are one less, since a day is counted that there was not.
  const from = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const [day = '', time = ''] = new Date(from + seconds * second).toISOString().slice(0, 19).split('T');
  if (seconds < secondsADay) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}
