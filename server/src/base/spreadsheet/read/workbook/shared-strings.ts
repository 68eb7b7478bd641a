import { walkXml } from './walk-xml.ts';

/** The texts that cells name by their numbers: all of their runs, without how they are pronounced. */
export function readSharedStrings(xml: Buffer): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let [isText, isSpoken] = [false, false];
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

/** What stands in a text for characters that XML does not have. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
