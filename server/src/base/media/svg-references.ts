import type { Part } from './kept-drawing.ts';

/**
 * How often what is referred to is drawn: once for the element, for each shape in it, at each corner of each shape in it,
 * or nobody can tell, as with a variable.
 */
export type Way = 'ELEMENT' | 'SHAPE' | 'CORNER' | 'ANY';
export type Reference = { readonly id: string; readonly way: Way };

/** What an element refers to by its own attributes, without `href`. */
export function referencesOf({ attributes }: Part): Reference[] {
  const found: Reference[] = [];
  for (const [name, value] of attributes) {
    if (!value.includes('#') || name === 'href') continue;
    if (name === 'style') found.push(...inDeclarations(value));
    else found.push(...idsIn(value).map((id) => ({ id, way: wayOf(name) })));
  }
  return found;
}

/**
 * What style sheets refer to, by the `#id`, `.class` or name that an element must have at least for a rule to hold, or by
 * `*` where that cannot be said at once.
 */
export function referencesOfSheets(sheets: readonly string[]): ReadonlyMap<string, readonly Reference[]> {
  const found = new Map<string, Reference[]>();
  const add = (key: string, references: readonly Reference[]): void => {
    const before = found.get(key) ?? [];
    for (const reference of references) before.push(reference);
    found.set(key, before);
  };
  for (const sheet of sheets) {
    const rules = rulesOf(plain(sheet));
    if (!rules) add('*', anyIn(sheet));
    for (const [selectors, body] of rules ?? []) {
      const references = inDeclarations(body);
      if (references.length === 0) continue;
      for (const key of new Set(selectors.split(',').map(keyOf))) add(key, references);
    }
  }
  return found;
}

/** The keys of `referencesOfSheets` under which rules for an element may stand. */
export const keysOf = ({ name, attributes }: Part): string[] => [
  '*',
  name,
  `#${attributes.get('id') ?? ''}`,
  ...new Set((attributes.get('class') ?? '').split(/[ \t\r\n\f]+/).map((one) => `.${one}`)),
];

const idsIn = (value: string): string[] =>
  [...value.matchAll(/url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi)].map(([, id = '']) => id);

const anyIn = (text: string): Reference[] => idsIn(text).map((id) => ({ id, way: 'ANY' }));

function wayOf(property: string): Way {
  if (property === 'fill' || property === 'stroke' || /^marker-(?:start|end)$/.test(property)) return 'SHAPE';
  if (property.startsWith('marker')) return 'CORNER';
  return property.startsWith('--') ? 'ANY' : 'ELEMENT';
}

/** A style without comments and quotes; what stands in quotes is left out, unless it may be the name of something. */
const plain = (style: string): string =>
  style.replace(/\/\*[^]*?(?:\*\/|$)|"([^"\n\r\f]*)"|'([^'\n\r\f]*)'/g, (_all, double?: string, single?: string) => {
    const quoted = double ?? single ?? ' ';
    return /^[\w#.: -]*$/.test(quoted) ? quoted : '';
  });

/** The rules of a plain style sheet, or null where a browser may find other rules in it: what is nested, or left open. */
function rulesOf(sheet: string): [selectors: string, body: string][] | null {
  const pieces = sheet.split('}');
  if (/["']/.test(sheet) || pieces.pop()?.trim()) return null;
  const rules = pieces.map((piece) => piece.split('{'));
  const isWhole = rules.every((rule) => rule.length === 2 && rule.every((part) => !isLeftOpen(part)));
  return isWhole ? rules.map(([selectors = '', body = '']) => [selectors, body]) : null;
}

/** Whether brackets stay open, end in another part of the style, or stand in one another more often than styles need. */
function isLeftOpen(text: string): boolean {
  const once = (some: string) => some.replace(/\([^()[\]{};]*\)|\[[^()[\]{};]*\]/g, '');
  return /[()[\]]/.test(once(once(once(text))));
}

function inDeclarations(style: string): Reference[] {
  if (!style.includes('#')) return [];
  const text = plain(style);
  if (/[{}"']/.test(text) || isLeftOpen(text)) return anyIn(style);
  return text.split(';').flatMap((declaration) => {
    const property = declaration.split(':', 1).join('').trim().toLowerCase();
    return idsIn(declaration).map((id) => ({ id, way: wayOf(property) }));
  });
}

function keyOf(selector: string): string {
  if (!/^[-\w\p{L}\p{N} \t\r\n\f.#*>+~:]*$/u.test(selector)) return '*';
  const last = selector
    .split(/[ \t\r\n\f>+~]+/)
    .findLast((compound) => compound !== '')
    ?.replace(/:+[^.#:]*/g, '');
  return /#[^.#]+/.exec(last ?? '')?.[0] ?? /\.[^.#]+/.exec(last ?? '')?.[0] ?? (last || '*');
}
