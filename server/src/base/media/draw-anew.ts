import { Refusal } from '@lectern/domain/refusal.ts';
import { runInThread } from '../../run-in-thread.ts';
import type { Picture } from './encode-bitmap.ts';
import { isLargerThan, type Extent } from './is-larger-than.ts';
import { mostOfDrawing, rebuildSvg, type RebuiltSvg } from './rebuild-svg.ts';

/** A drawing of so much is written anew in some milliseconds and a few megabytes. */
const mostAtOnce: Extent = { ...mostOfDrawing, elements: 1000, parts: 5000 };

/** A drawing of as many elements as one may have takes half of that. */
const limits = { seconds: 10, megabytes: 256 };

const thread = new URL('./svg-worker.ts', import.meta.url);

/**
 * Writes a drawing anew, a large one in a thread of its own: the parser takes a hundred times the memory of its text, and
 * nobody else waits meanwhile.
 */
export async function drawAnew(bytes: Uint8Array): Promise<Picture> {
  const text = Buffer.from(bytes).toString('utf8');
  if (isLargerThan(text, mostOfDrawing)) throw tooMuch();
  if (!isLargerThan(text, mostAtOnce)) return rebuildSvg(bytes);
  const rebuilt = await runInThread<RebuiltSvg>(thread, bytes, limits);
  if (!rebuilt) throw tooMuch();
  if ('refused' in rebuilt) throw new Refusal(rebuilt.refused.code, { issue: rebuilt.refused.issue });
  return { ...rebuilt.picture, content: Buffer.from(rebuilt.picture.content) };
}

const tooMuch = (): Refusal => new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
