import { nodesOf } from './element-of.ts';
import { isInline, wrapBare } from './wrap-bare.ts';

const leaves = 'br, img, math'.split(', ');
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
/** What says nothing: links get target and rel from the policy, cells span one, lists start at one, marks of the editor. */
const idle = /^(?:target|rel|data-.*)=|^(?:colspan|rowspan|start)="0*1"$/;

type Piece = { readonly marks: string; readonly text: string; readonly leaf: boolean };

/**
 * All that a text says, in a form of its own: two texts with the same form differ only in what nobody sees or needs, such as
 * the order of marks around the same words, or spaces that are not shown. The paragraphs of `root` are wrapped already.
 */
export function meaningOf(root: Node): string {
  const found: string[] = [];
  let line: Piece[] = [];

  const endLine = (preserved: boolean) => {
    found.push(...(preserved ? line : collapse(line)).map(({ marks, text }) => `${marks}|${text}`));
    line = [];
  };

  const add = (marks: readonly string[], text: string, leaf: boolean) => {
    const all = [...new Set(marks)].sort().join('');
    const last = line.at(-1);
    if (!leaf && last && !last.leaf && last.marks === all) line[line.length - 1] = { ...last, text: last.text + text };
    else line.push({ marks: all, text, leaf });
  };

  const visit = (node: Node, marks: readonly string[], preserved: boolean): void => {
    if (node instanceof Text) return add(marks, node.data, false);
    if (!(node instanceof Element)) return visitAll(node, marks, preserved);
    const kept = node.getAttribute('data-kept');
    if (kept !== null) {
      const content = nodesOf(kept);
      wrapBare(content);
      return visitAll(content, marks, preserved);
    }
    const name = sameAs[node.localName] ?? node.localName;
    const attributes = [...node.attributes]
      .map((one) => `${one.name}="${one.value}"`)
      .filter((one) => !idle.test(one))
      .sort()
      .join(' ');
    if (leaves.includes(name)) return add(marks, name === 'math' ? node.outerHTML : `<${name} ${attributes}>`, true);
    if (isInline(node)) {
      const says = (name !== 'a' && name !== 'span') || attributes !== '';
      const inPre = preserved && name === 'code' && attributes === '';
      return visitAll(node, says && !inPre ? [...marks, `<${name} ${attributes}>`] : marks, preserved);
    }
    endLine(preserved);
    const isBody = name === 'tbody' && attributes === '' && !hasSeveralBodies(node);
    if (!isBody) found.push(`<${name} ${attributes}>`);
    const inside = preserved || name === 'pre';
    visitAll(node, [], inside);
    endLine(inside);
    if (!isBody) found.push(`</${name}>`);
  };
  const visitAll = (node: Node, marks: readonly string[], preserved: boolean) => {
    for (const child of node.childNodes) visit(child, marks, preserved);
  };

  visitAll(root, [], false);
  endLine(false);
  // A paragraph of nothing is not missed.
  return found.join('\n').replaceAll(/<p >\n<\/p>\n?/g, '');
}

const hasSeveralBodies = (body: Element): boolean =>
  body.parentElement !== null && body.parentElement.querySelectorAll(':scope > tbody').length > 1;

/** Spaces as a browser shows them: one for many, none at the ends of a line. */
function collapse(line: readonly Piece[]): Piece[] {
  let spaced = true;
  const shown = line.map((piece) => {
    if (piece.leaf) {
      spaced = piece.text.startsWith('<br');
      return piece;
    }
    const text = piece.text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const kept = spaced && text.startsWith(' ') ? text.slice(1) : text;
    if (kept !== '') spaced = kept.endsWith(' ');
    return { ...piece, text: kept };
  });
  for (let at = shown.length - 1; at >= 0; at--) {
    const piece = shown[at];
    if (!piece || piece.leaf) break;
    const text = piece.text.replace(/ +$/, '');
    shown[at] = { ...piece, text };
    if (text !== '') break;
  }
  return shown.filter(({ leaf, text }) => leaf || text !== '');
}
