import { diffArrays } from 'diff';
import type { BlockTag, Token } from './rich-tokens.ts';

/** What became of a piece of a text. */
export type Change = 'SAME' | 'ADDED' | 'REMOVED';

/** Pieces that stand together and had the same fate. */
type Run = { readonly change: Change; readonly tokens: readonly Token[] };

/** A paragraph, a heading, an item of a list or a cell, with what changed in it. */
export type ComparedBlock = { readonly tag: BlockTag; readonly start: Change; readonly runs: readonly Run[] };

/** The longest a page may take to be compared by word, in milliseconds; then what changed is shown paragraph by paragraph. */
const patience = 500;

/** How two texts differ, word by word, in blocks of the later one and, where they are gone, of the earlier one. */
export function compareWords(before: readonly Token[], after: readonly Token[]): ComparedBlock[] {
  const blocks: { tag: BlockTag; start: Change; runs: { change: Change; tokens: Token[] }[] }[] = [];
  for (const { change, tokens } of changesOf(before, after)) {
    for (const token of tokens) {
      if (token.what === 'BLOCK' || blocks.length === 0)
        blocks.push({ tag: token.what === 'BLOCK' ? (token.value as BlockTag) : 'p', start: change, runs: [] });
      if (token.what === 'BLOCK') continue;
      const runs = blocks.at(-1)?.runs;
      const last = runs?.at(-1);
      if (last?.change === change) last.tokens.push(token);
      else runs?.push({ change, tokens: [token] });
    }
  }
  return blocks.filter(({ runs }) => runs.length > 0).map((block) => ({ ...block, runs: joined(block.runs) }));
}

/** What changed on both sides of a space is one change: one phrase went and another came, instead of word after word. */
function joined(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  let [gone, come]: [Token[], Token[]] = [[], []];
  const flush = () => {
    if (gone.length > 0) shown.push({ change: 'REMOVED', tokens: gone });
    if (come.length > 0) shown.push({ change: 'ADDED', tokens: come });
    [gone, come] = [[], []];
  };
  for (const [at, { change, tokens }] of runs.entries()) {
    const isSpace = tokens.every(({ what, value }) => what === 'TEXT' && value.trim() === '');
    const bridges = change === 'SAME' && isSpace && gone.length > 0 && come.length > 0 && runs[at + 1] !== undefined;
    if (bridges || change === 'REMOVED') gone.push(...tokens);
    if (bridges || change === 'ADDED') come.push(...tokens);
    if (bridges || change !== 'SAME') continue;
    flush();
    shown.push({ change, tokens });
  }
  flush();
  return shown;
}

/** Whether something of a block is other than it was. */
export const hasChanged = ({ start, runs }: ComparedBlock): boolean =>
  start !== 'SAME' || runs.some(({ change }) => change !== 'SAME');

/** First block by block, so that a long page costs no more than what has changed in it, then word by word. */
function changesOf(before: readonly Token[], after: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let gone: Token[] = [];
  const flush = (come: Token[]) => {
    if (gone.length > 0 || come.length > 0) runs.push(...compareKeys(gone, come, (token) => token.key));
    gone = [];
  };
  for (const { change, tokens } of compareKeys(inBlocks(before), inBlocks(after), keyOfBlock)) {
    const flat = tokens.flat();
    if (change === 'REMOVED') gone = flat;
    else if (change === 'ADDED') flush(flat);
    else {
      flush([]);
      runs.push({ change, tokens: flat });
    }
  }
  flush([]);
  return runs;
}

function compareKeys<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): { change: Change; tokens: Item[] }[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: patience });
  if (!changes)
    return [
      { change: 'REMOVED', tokens: [...before] },
      { change: 'ADDED', tokens: [...after] },
    ];
  let [read, written] = [0, 0];
  return changes.map(({ added, removed, count }) => {
    const change = added ? 'ADDED' : removed ? 'REMOVED' : 'SAME';
    const tokens = added || !removed ? after.slice(written, written + count) : before.slice(read, read + count);
    if (!added) read += count;
    if (!removed) written += count;
    return { change, tokens };
  });
}

function inBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    const last = blocks.at(-1);
    if (last && token.what !== 'BLOCK') last.push(token);
    else blocks.push([token]);
  }
  return blocks;
}

const keyOfBlock = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join('\n');
