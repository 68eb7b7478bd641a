import { attributeOf, walkXml } from './walk-xml.ts';

/** The formats of days and times that every program knows by their numbers. */
const known = new Set(['14-22', '27-36', '45-45', '47-47', '50-58'].flatMap(numbersIn));

function numbersIn(range: string): readonly number[] {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_none, at) => from + at);
}

/** The numbers of the styles that show a number as a day or a time. */
export function readDayStyles(xml: Buffer): ReadonlySet<number> {
  const formats = new Map<number, boolean>();
  const styles = new Set<number>();
  let [isOfCells, count] = [false, 0];
  walkXml(xml, {
    open: (name, attributes) => {
      const format = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') formats.set(format, isDayFormat(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (formats.get(format) ?? known.has(format)) styles.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** Whether a format has a part of a day or a time, and does not count hours beyond a day. */
function isDayFormat(code: string): boolean {
  const [first = ''] = code.replaceAll(/"[^"]*"|[\\_*]./g, '').split(';');
  return !/\[[hms]+\]/i.test(first) && /[dmyhs]/i.test(first.replaceAll(/\[[^\]]*\]/g, ''));
}
