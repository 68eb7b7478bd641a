import { z } from 'zod/mini';
import { isTooShort, shortestSearch } from '../../base/search/normal-form.ts';

/**
 * Which members of an institution are asked for: all, or those in whose name or address each word of `search` begins one,
 * `pageSize` of them. It refuses a search that is too short or has more than 100 characters, and a page of none or of more
 * than 60.
 */
export const memberListSchema = z.object({
  search: z.string().check(
    z.trim(),
    z.maxLength(100),
    z.refine((search) => !isTooShort(search), { error: 'TOO_SHORT', params: { minimum: shortestSearch } }),
  ),
  pageSize: z.int().check(z.minimum(1), z.maximum(60)),
});

/** Which invitations of an institution are asked for, where not all are. */
export type InvitationFilter = 'OPEN' | 'OVER' | 'WAITING' | 'UNREACHED';
