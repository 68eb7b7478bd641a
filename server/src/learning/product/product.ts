import { builder } from '../../base/graphql/builder.ts';

/** A course of a product, as a list to choose from shows it. */
export type ProductCourseShape = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly language: string;
};

/** A product as a license names it. */
export type ProductShape = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
  readonly published: boolean;
  readonly courses: readonly ProductCourseShape[];
};

/** A course of a product in a list. */
export const ProductCourse = builder.objectRef<ProductCourseShape>('ProductCourse').implement({
  description: 'A course of a product, as a list to choose from shows it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
  }),
});

/** A product. */
export const Product = builder.objectRef<ProductShape>('Product').implement({
  description: 'What is licensed: courses and books under one name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the product.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour, #rrggbb.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    published: t.exposeBoolean('published', { description: 'Whether it can be licensed and its courses be seen.' }),
    courses: t.field({
      type: [ProductCourse],
      description: 'Its courses, in their order: published ones, drafts too for content roles who ask for products.',
      resolve: ({ courses }) => [...courses],
    }),
  }),
});
