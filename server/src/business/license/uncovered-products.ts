import { sql } from 'kysely';

/** The products of the courses of the group row `g` that its license, the row `l`, is not for. */
export const uncoveredProducts = sql`(select c.product_id from group_courses gc join courses c on c.id = gc.course_id
  where gc.group_id = g.id except select lp.product_id from license_products lp where lp.license_id = l.id)`;
