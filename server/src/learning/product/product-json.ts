import { sql, type RawBuilder } from 'kysely';
import type { ProductCourseShape, ProductShape } from './product.ts';

/** The course row `c` as a list to choose from shows it. */
export const productCourseJson: RawBuilder<ProductCourseShape> = sql<ProductCourseShape>`json_build_object(
  'id', c.id, 'name', c.name, 'logo', c.logo, 'language', c.language)`;

/** The product row `p` with its published courses, and with its drafts where the condition holds. */
export function productJson(drafts: RawBuilder<boolean> = sql<boolean>`false`): RawBuilder<ProductShape> {
  return sql<ProductShape>`json_build_object(
    'id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo, 'published', p.published, 'courses', (
      select coalesce(json_agg(${productCourseJson} order by c.display_order, c.name, c.id), '[]'::json)
      from courses c where c.product_id = p.id and (c.published or ${drafts}) and c.deleted_on is null))`;
}
