import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';

type Dependants = {
  readonly courses: number;
  readonly books: number;
  readonly licenses: number;
  readonly groups: number;
  readonly learners: number;
};

const ProductDependants = builder.objectRef<Dependants>('ProductDependants').implement({
  description: 'What depends on a product: whoever deletes it or hides it sees this first.',
  fields: (t) => ({
    courses: t.exposeInt('courses', { description: 'How many courses it has, drafts too.' }),
    books: t.exposeInt('books', { description: 'How many e-books it has.' }),
    licenses: t.exposeInt('licenses', { description: 'How many licenses hold it.' }),
    groups: t.exposeInt('groups', { description: 'How many groups have one of its courses.' }),
    learners: t.exposeInt('learners', { description: 'How many learners have results in its courses; they stay.' }),
  }),
});

builder.queryField('productDependants', (t) =>
  t.field({
    type: ProductDependants,
    description: 'What depends on a product, for content roles.',
    args: { id: t.arg.id({ description: 'The product.' }) },
    resolve: async (_root, { id }, context) => {
      const found = await readAsRole(context, 'productDependants', dependantsOf(id));
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
  }),
);

const dependantsOf = (id: string) => sql<Dependants | null>`(/* product-dependants */
  with own as (select c.id from courses c where c.product_id = ${id} and c.deleted_on is null),
  exercises as (
    select s.id from study_projects s join lessons l on l.id = s.lesson_id where l.course_id in (select id from own)
    union all select b.id from benchmarks b where b.course_id in (select id from own)
    union all select s.id from summaries s where s.course_id in (select id from own)
  )
  select json_build_object(
    'courses', (select count(*) from own),
    'books', (select count(*) from books b where b.product_id = p.id and b.deleted_on is null),
    'licenses', (select count(*) from license_products lp join licenses l on l.id = lp.license_id
      where lp.product_id = p.id and l.deleted_on is null),
    'groups', (select count(distinct g.id) from group_courses gc join groups g on g.id = gc.group_id
      where gc.course_id in (select id from own) and g.deleted_on is null),
    'learners', (select count(distinct r.user_id) from exercise_results r where r.exercise_id in (select id from exercises)))
  from products p where p.id = ${id} and p.deleted_on is null)`;
