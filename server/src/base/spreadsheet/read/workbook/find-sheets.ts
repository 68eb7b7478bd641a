import { posix } from 'node:path';
import { pathIn, type Parts } from './parts-of.ts';
import { attributeOf, isTrue, walkXml } from './walk-xml.ts';

/** Where a workbook keeps its sheets and what is needed to read them. */
export type FoundSheets = {
  /** One at least. */
  readonly sheets: readonly { readonly name: string; readonly xml: Buffer }[];
  readonly strings: Buffer | null;
  readonly styles: Buffer | null;
  /** Whether its days are counted from 1904, as old programs on the Macintosh do. */
  readonly is1904: boolean;
};

/** The sheets of a workbook that are shown, else the first of all; null where it has none. */
export function findSheets(parts: Parts): FoundSheets | null {
  const [root] = linksOf(parts, '').filter(({ type }) => type === 'officedocument');
  const book = root?.target ?? 'xl/workbook.xml';
  const xml = parts.get(book);
  if (!xml) return null;
  const links = linksOf(parts, book);
  const { pages, is1904 } = readBook(xml);
  const sheets = pages.flatMap(({ name, link, isHidden }) => {
    const found = links.find(({ id, type }) => id === link && type === 'worksheet');
    const sheet = found && parts.get(found.target);
    return sheet ? [{ name, xml: sheet, isHidden }] : [];
  });
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  if (sheets.length === 0) return null;
  const linked = (wanted: string) => parts.get(links.find(({ type }) => type === wanted)?.target ?? '') ?? null;
  return {
    sheets: shown.length > 0 ? shown : sheets.slice(0, 1),
    is1904,
    strings: linked('sharedstrings'),
    styles: linked('styles'),
  };
}

type Link = { readonly id: string; readonly type: string; readonly target: string };

/** What a part leads to: of which type, which its address ends with, and where that is. */
function linksOf(parts: Parts, from: string): readonly Link[] {
  const { dir, base } = posix.parse(from);
  const xml = parts.get(posix.join(dir, '_rels', `${base}.rels`));
  const links: Link[] = [];
  if (!xml) return links;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((one) => attributeOf(attributes, one));
      const isFromRoot = /^[\\/]/.test(target);
      links.push({
        id,
        type: (type.split('/').at(-1) ?? '').toLowerCase(),
        target: posix.join(isFromRoot ? '' : dir, pathIn(target)),
      });
    },
  });
  return links;
}

type Page = { readonly name: string; readonly link: string | undefined; readonly isHidden: boolean };

type Book = {
  readonly pages: readonly Page[];
  readonly is1904: boolean;
};

function readBook(xml: Buffer): Book {
  const pages: Page[] = [];
  let is1904 = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributeOf(attributes, 'date1904'));
      if (name !== 'sheet') return;
      const state = attributeOf(attributes, 'state') ?? 'visible';
      const title = attributeOf(attributes, 'name') ?? '';
      pages.push({ name: title, link: attributeOf(attributes, 'id'), isHidden: state !== 'visible' });
    },
  });
  return { pages, is1904 };
}
