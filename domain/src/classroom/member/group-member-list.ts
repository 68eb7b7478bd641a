import { z } from 'zod/mini';

/** What the members of a group can be sorted by: their last names, or the moment they joined. */
export const memberSorts = ['NAME', 'JOINED'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The most people that one call lists, adds or moves. */
export const mostMembersAtOnce = 200;

/**
 * Which members of a group are asked for: all, or those whose name or address has `search` in it, `pageSize` of them. It
 * refuses a search of more than 100 characters and a page of none or of more than 200.
 */
export const groupMemberListSchema = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  pageSize: z.int().check(z.minimum(1), z.maximum(mostMembersAtOnce)),
});
