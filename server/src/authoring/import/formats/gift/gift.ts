import type { FoundItem } from '../found-item.ts';
import { answerPart } from './answer-part.ts';
import { blocksOf } from './blocks.ts';
import { notRead, readQuestion, type ReadBlock } from './read-question.ts';

/** Whether a text is GIFT: something in it stands in braces as answers do. */
export const isGift = (text: string): boolean =>
  blocksOf(text).some((block) => {
    const parts = answerPart(block.text);
    return parts !== null && parts !== 'UNCLEAR' && parts.before.trim() !== '';
  });

/** The questions of a GIFT file, each with the line it begins in. A text between questions is read as one that asks nothing. */
export function readGift(text: string): FoundItem[] {
  return blocksOf(text).map(({ line, text: block, original, category, tags }) => ({
    kind: 'QUESTION',
    place: { line },
    group: category,
    tags,
    original,
    ...readOrNot(block),
  }));
}

/** What nests too deeply for whoever reads it is one item that is not read; the others are. */
function readOrNot(block: string): ReadBlock {
  try {
    return readQuestion(block);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { title: null, question: null, remarks: [notRead(block)] };
  }
}
