import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';

/** A course as authors see it in the list of products. */
type CmsCourseShape = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  readonly levels: number;
  readonly language: string;
  readonly display_order: number;
  readonly published: boolean;
  readonly number_of_lessons: number;
};

/** A product as authors see it, a draft too. */
export type CmsProductShape = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
  readonly published: boolean;
  readonly courses: readonly CmsCourseShape[];
};

const CmsCourse = builder.objectRef<CmsCourseShape>('CmsCourse').implement({
  description: 'A course as authors see it in the list of products, a draft too.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    description: t.exposeString('description', { description: 'What it is about, at most 150 characters.' }),
    levels: t.exposeInt('levels', { description: 'How many levels it has, 2 to 4.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    display_order: t.exposeInt('display_order', { description: 'Its place in the product, the lowest first.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it, if they see its product.' }),
    number_of_lessons: t.exposeInt('number_of_lessons', { description: 'How many lessons it has, drafts too.' }),
  }),
});

/** A product as authors see it. */
export const CmsProduct = builder.objectRef<CmsProductShape>('CmsProduct').implement({
  description: 'A product as authors see it, a draft too.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the product.' }),
    version: t.exposeInt('version', { description: 'A count of its changes; an editor names the one it began with.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour, #rrggbb.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    published: t.exposeBoolean('published', { description: 'Whether it can be licensed and its courses be seen.' }),
    courses: t.field({
      type: [CmsCourse],
      description: 'Its courses in their order, drafts too.',
      resolve: ({ courses }) => [...courses],
    }),
  }),
});

/** All products with their courses, drafts too, by name. */
export function cmsProductsJson(): RawBuilder<CmsProductShape[]> {
  return sql<CmsProductShape[]>`(
    select coalesce(json_agg(json_build_object('id', p.id, 'version', p.version, 'name', p.name, 'color', p.color,
      'logo', p.logo, 'published', p.published, 'courses', (
        select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'logo', c.logo,
          'description', c.description, 'levels', c.levels, 'language', c.language, 'display_order', c.display_order,
          'published', c.published, 'number_of_lessons',
          (select count(*) from lessons l where l.course_id = c.id and l.deleted_on is null)
        ) order by c.display_order, c.name, c.id), '[]'::json)
        from courses c where c.product_id = p.id and c.deleted_on is null)
    ) order by lower(p.name), p.id), '[]'::json)
    from products p where p.deleted_on is null
  )`;
}
