import { builder } from '../../graphql/builder.ts';

/** A product as a license names it. */
export type ProductShape = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
};

/** A product. */
export const Product = builder.objectRef<ProductShape>('Product').implement({
  description: 'What is licensed: courses and books under one name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the product.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour, #rrggbb.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
  }),
});
