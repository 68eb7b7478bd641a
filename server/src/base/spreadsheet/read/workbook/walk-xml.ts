import { SaxParser } from '@cj-tech-master/excelts/xml';

/** The attributes of an element, by their names in the file. */
export type Attributes = Readonly<Record<string, unknown>>;

/** What is told of the parts of a document, in their order. Some programs write prefixes before all names; they are left out. */
export type Walker = {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** Walks through a document in UTF-8 or UTF-16; it throws where that is damaged. */
export function walkXml(bytes: Buffer, { open, text, close }: Walker): void {
  const parser = new SaxParser({ position: false, invalidCharHandling: 'skip' });
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  parser.close();
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of an attribute, whatever prefix it has; undefined where there is none. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name] ?? attributes[Object.keys(attributes).find((key) => localName(key) === name) ?? name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether an attribute says that something is so. */
export const isTrue = (said: string | undefined): boolean => said === '1' || said === 'true' || said === 'on';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
