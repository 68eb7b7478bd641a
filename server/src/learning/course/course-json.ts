import { sql, type RawBuilder } from 'kysely';
import type { CourseShape } from './course.ts';

/** The course row `c` of the product row `p`, without its lessons. */
export function courseJson(): RawBuilder<CourseShape> {
  return sql<CourseShape>`json_build_object('id', c.id, 'name', c.name, 'levels', c.levels, 'logo', c.logo,
    'description', c.description, 'display_order', c.display_order, 'language', c.language, 'published', c.published,
    'product', json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo))`;
}
