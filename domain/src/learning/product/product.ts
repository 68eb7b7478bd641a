import { z } from 'zod/mini';
import { contentName, fileAddress, logo } from '../../base/content/content-field.ts';

/** What a product says: its name, its colour as `#2E3D9B`, and its logo, which an imported one does not have yet. */
export const productSchema = z.object({
  name: contentName,
  color: z.string().check(
    z.minLength(1, { abort: true }),
    z.refine((color) => /^#[0-9a-f]{6}$/i.test(color), 'NOT_A_COLOR'),
  ),
  logo,
});

/** A product as its form asks for it: a logo is required. */
export const productForm = z.extend(productSchema, { logo: fileAddress });

/** A product as it is kept. */
export type ProductContent = z.output<typeof productSchema>;
