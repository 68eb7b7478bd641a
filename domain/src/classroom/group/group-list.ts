import { z } from 'zod/mini';

/**
 * Which groups of a list are asked for: those whose name or owner has `search` in it, `pageSize` of them. It refuses a
 * search of more than 100 characters and a page of none or of more than 60.
 */
export const groupListSchema = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  pageSize: z.int().check(z.minimum(1), z.maximum(60)),
});
