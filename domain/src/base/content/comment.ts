import { z } from 'zod/mini';
import { storable } from '../../text-rules.ts';

/** How much may be said in one comment or note, in characters. */
export const longestComment = 4000;

const said = z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(longestComment), storable);

/** What an author says about an item, or who sells says about an institution: plain text. */
export const commentSchema = z.object({ comment: said });

/** What goes with a change that is sent back to its author: plain text. */
export const noteSchema = z.object({ note: said });
