import { z } from 'zod/mini';

/** How many characters somebody types before members are searched for: fewer would list people instead of finding one. */
export const shortestMemberSearch = 3;

/**
 * Which members of an institution are asked for: all, or those whose name or address has `search` in it, `pageSize` of
 * them. It refuses a search of one or two characters or of more than 100, and a page of none or of more than 60.
 */
export const memberListSchema = z.object({
  search: z.string().check(
    z.trim(),
    z.maxLength(100),
    z.refine((search) => search === '' || search.length >= shortestMemberSearch, {
      error: 'TOO_SHORT',
      params: { minimum: shortestMemberSearch },
    }),
  ),
  pageSize: z.int().check(z.minimum(1), z.maximum(60)),
});

/** Which invitations of an institution are asked for, where not all are. */
export type InvitationFilter = 'OPEN' | 'OVER' | 'WAITING' | 'UNREACHED';
